import { createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { DEFAULT_ROLE_SETTINGS } from '#domain/membership/role.ts'
import { type AvailableFeature, isAvailable } from '#domain/pricing/available-features.ts'
import { FEATURE_GROUPS } from '#domain/pricing/features.ts'
import { CUSTOM_EXTRAS } from '#domain/pricing/plan.ts'
import type { RouterContext } from '../../router-context.ts'
import type { FileRouteTypes } from '../../routeTree.gen.ts'
import { routeTree } from '../../routeTree.gen.ts'
import { navItemsFor } from './nav-items.ts'

/** Where salons, or their customers, use each feature that exists. */
const ROUTES: Record<AvailableFeature, FileRouteTypes['to']> = {
  bookingManagement: '/salon/$userName/agenda',
  serviceMenu: '/salon/$userName/menu',
  clientDatabase: '/salon/$userName/clients',
  orderProcessing: '/salon/$userName/requests',
  mobileInterface: '/salon/$userName/more',
  analytics: '/salon/$userName/numbers',
  onlineBooking: '/book',
  support: '/contact-us',
  marketingTools: '/salon/$userName/offers',
  roles: '/salon/$userName/team',
}

/** The pages without which a feature is only announced. */
const MISSING_ROUTES = {
  practitionerSchedules: '/salon/$userName/schedules',
} as const

const paths = new Set(
  Object.values(createRouter({ routeTree, context: {} as RouterContext }).routesById).map(
    ({ fullPath }) => trimmed(fullPath),
  ),
)

test('[WORK-91] each feature that exists has its route, which the workspace leads to', () => {
  const all = [
    ...FEATURE_GROUPS.flatMap(({ rows }) => rows.map(({ feature }) => feature)),
    ...CUSTOM_EXTRAS,
  ]
  expect(all.filter(isAvailable).toSorted()).toEqual(Object.keys(ROUTES).toSorted())
  const navPaths: readonly string[] = navItemsFor({
    role: 'owner',
    roleSettings: DEFAULT_ROLE_SETTINGS,
  }).map(({ to }) => to)
  for (const [feature, path] of Object.entries(ROUTES)) {
    expect([feature, paths.has(path)]).toEqual([feature, true])
    const isNavItem = path.startsWith('/salon/') && feature !== 'mobileInterface'
    expect([feature, navPaths.includes(path)]).toEqual([feature, isNavItem])
  }
})

test('[WORK-91] no feature is announced whose page has been made', () => {
  for (const [feature, path] of Object.entries(MISSING_ROUTES)) {
    expect([feature, paths.has(path)]).toEqual([feature, false])
    expect([feature, isAvailable(feature as keyof typeof MISSING_ROUTES)]).toEqual([feature, false])
  }
})

function trimmed(path: string): string {
  return path.replace(/\/$/, '')
}
