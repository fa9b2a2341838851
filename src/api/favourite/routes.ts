import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { endpoints } from '#contract/endpoints.ts'
import type { favourite as favouriteSchema } from '#contract/favourite.ts'
import type { Language } from '#messages/language.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { mount } from '../http/mount.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import { cityNameReply } from '../provider/location.ts'
import { dropFavourite } from './drop-favourite.ts'
import { keepFavourites } from './keep-favourites.ts'
import { type Favourite, listFavourites } from './list-favourites.ts'

/** Mounts the endpoints of favourites. */
export function registerFavourites(app: FastifyInstance, deps: ApiDeps): void {
  const reply = async (caller: Caller, language: Language, withFirstStart: boolean) => {
    const found = await listFavourites(deps, { caller, withFirstStart })
    if (!found.ok) return found
    const favourites = found.favourites.map((each) => favouriteReply(each, language))
    return { ok: true, answer: { data: { favourites } } } as const
  }
  mount(app, endpoints.listFavourites, ({ caller, query, language }) =>
    reply(caller, language, query.firstAvailable === 'true'),
  )
  mount(app, endpoints.mergeFavourites, async ({ caller, body, language }) => {
    const result = await keepFavourites(deps, { caller, providerUserNames: body.userNames })
    return result.ok ? reply(caller, language, false) : result
  })
  mount(app, endpoints.keepFavourite, async ({ caller, params: { userName } }) => {
    const result = await keepFavourites(deps, { caller, providerUserNames: [userName] })
    if (!result.ok) return result
    if (result.found === 0) return { ok: false, refusal: 'not-found' }
    return { ok: true, answer: { data: { userName, kept: true } } }
  })
  mount(app, endpoints.dropFavourite, async ({ caller, params: { userName } }) => {
    const result = await dropFavourite(deps, { caller, providerUserName: userName })
    return result.ok ? { ok: true, answer: { data: { userName, kept: false } } } : result
  })
}

function favouriteReply(
  { provider, firstStart }: Favourite,
  language: Language,
): z.output<typeof favouriteSchema> {
  return {
    userName: provider.user_name,
    fullName: provider.full_name,
    profilePictureUrl: provider.profile_picture_url,
    cityName: cityNameReply(provider, language),
    rating: provider.rating,
    numberOfReviews: provider.review_count,
    timeZone: provider.time_zone,
    firstAvailable: firstStart === null ? null : toOffsetIso(firstStart, provider.time_zone),
  }
}
