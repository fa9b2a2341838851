import type { FastifyInstance } from 'fastify'
import { getPlace, suggestPlaces } from '#contract/place.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { findPlace, findPlaces } from './find-places.ts'

/** Places beyond the fixed cities. */
export function registerPlaces(app: FastifyInstance, deps: Pick<ApiDeps, 'places'>): void {
  mount(app, suggestPlaces, (asked) => findPlaces(deps, asked))
  mount(app, getPlace, (asked) => findPlace(deps, asked))
}
