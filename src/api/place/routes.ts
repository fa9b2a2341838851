import type { FastifyInstance } from 'fastify'
import { getPlace, suggestPlaces, suggestTowns } from '#contract/place.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { findPlace, findPlaces } from './find-places.ts'
import { suggestedTowns } from './town-suggestions.ts'

/** Mounts the endpoints of places. */
export function registerPlaces(app: FastifyInstance, deps: Pick<ApiDeps, 'places'>): void {
  mount(app, suggestPlaces, (input) => findPlaces(deps, input))
  mount(app, suggestTowns, async ({ query }) => {
    return { ok: true, answer: { data: { towns: suggestedTowns(query.query) } } }
  })
  mount(app, getPlace, (input) => findPlace(deps, input))
}
