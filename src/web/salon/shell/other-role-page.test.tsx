import { expect, test } from 'vitest'
import { DEFAULT_ROLE_SETTINGS, hasPermission, MEMBER_ROLES } from '#domain/membership/role.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import { permissionOf } from './nav-items.ts'
import { OtherRolePage } from './other-role-page.tsx'

const salon = {
  userName: 'studio',
  role: 'reception',
  roleSettings: DEFAULT_ROLE_SETTINGS,
} as const

test.each([
  ['nl', 'Deze pagina is voor eigenaar en manager', 'Je rol hier is receptie.'],
  ['en', 'This page is for owner and manager', 'Your role here is reception.'],
] as const)(
  '[WORK-241] a page of other roles says in %s whose it is, and leads to the agenda',
  async (language, title, text) => {
    const page = await renderHtml(
      <OtherRolePage salon={salon} permission="edit-provider" />,
      language,
    )
    expect(page.text).toContain(title)
    expect(page.text).toContain(text)
    expect(page.html).toContain('href="/salon/studio/agenda"')
    expect(page.html).not.toContain('<button')
  },
)

test.each([
  ['reception', 'agenda requests clients clients/1 team settings more'],
  ['staff', 'agenda requests clients clients/1 team numbers settings more'],
  [
    'manager',
    'agenda requests clients clients/1 menu menu/1 team offers reviews numbers page settings hours welcome no-show/1 more',
  ],
] as const)('[WORK-241] %s has the pages %s', (role, pages) => {
  const all =
    'agenda requests clients clients/1 menu menu/1 team offers reviews numbers page settings hours welcome no-show/1 more'
  const has = (page: string) => {
    const permission = permissionOf(`/salon/studio/${page}`)
    return permission === null || hasPermission(role, permission, DEFAULT_ROLE_SETTINGS)
  }
  expect(MEMBER_ROLES).toContain(role)
  expect(all.split(' ').filter(has).join(' ')).toBe(pages)
})
