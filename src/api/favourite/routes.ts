import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { endpoints } from '#contract/endpoints.ts'
import type { favourite as favouriteSchema } from '#contract/favourite.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { mount } from '../http/mount.ts'
import { toOffsetIso } from '../http/zoned-iso.ts'
import { cityNameReply } from '../provider/location.ts'
import { dropFavourite } from './drop-favourite.ts'
import { keepFavourites } from './keep-favourites.ts'
import { type Favourite, listFavourites } from './list-favourites.ts'

/** Listing, keeping and letting go of favourite salons. */
export function registerFavourites(app: FastifyInstance, deps: ApiDeps): void {
  const listed = async (caller: Caller, language: 'en' | 'nl', withFirstStart: boolean) => {
    const found = await listFavourites(deps, { caller, withFirstStart })
    if (!found.ok) return found
    const favourites = found.favourites.map((each) => favouriteReply(each, language))
    return { ok: true, answer: { data: { favourites } } } as const
  }
  mount(app, endpoints.listFavourites, ({ caller, query, language }) =>
    listed(caller, language, query.firstAvailable === 'true'),
  )
  mount(app, endpoints.mergeFavourites, async ({ caller, body, language }) => {
    const kept = await keepFavourites(deps, { caller, salons: body.userNames })
    return kept.ok ? listed(caller, language, false) : kept
  })
  mount(app, endpoints.keepFavourite, async ({ caller, params: { userName } }) => {
    const kept = await keepFavourites(deps, { caller, salons: [userName] })
    if (!kept.ok) return kept
    if (kept.found === 0) return { ok: false, refusal: 'not-found' }
    return { ok: true, answer: { data: { userName, kept: true } } }
  })
  mount(app, endpoints.dropFavourite, async ({ caller, params: { userName } }) => {
    const dropped = await dropFavourite(deps, { caller, salon: userName })
    return dropped.ok ? { ok: true, answer: { data: { userName, kept: false } } } : dropped
  })
}

function favouriteReply(
  { salon, firstStart }: Favourite,
  language: 'en' | 'nl',
): z.output<typeof favouriteSchema> {
  return {
    userName: salon.user_name,
    fullName: salon.full_name,
    profilePictureUrl: salon.profile_picture_url,
    cityName: cityNameReply(salon, language),
    rating: salon.rating,
    numberOfReviews: salon.review_count,
    timeZone: salon.time_zone,
    firstAvailable: firstStart === null ? null : toOffsetIso(firstStart, salon.time_zone),
  }
}
