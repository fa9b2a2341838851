import type { FastifyInstance } from 'fastify'
import { listCities } from '#contract/city.ts'
import type { Reply } from '#contract/endpoint.ts'
import { CITIES, type City } from '#domain/location/city.ts'
import type { Language } from '#messages/language.ts'
import { mount } from '../http/mount.ts'

export function registerCities(app: FastifyInstance): void {
  mount(app, listCities, async ({ params, language }) => {
    const countryCode = params.countryCode.toUpperCase()
    const cities = CITIES.filter((city) => city.countryCode === countryCode)
    return { ok: true, answer: { cities: cities.map((city) => cityReply(city, language)) } }
  })
}

function cityReply(
  { name, otherNames: _found, ...city }: City,
  language: Language,
): Reply<typeof listCities>['cities'][number] {
  return { ...city, cityName: name[language] }
}
