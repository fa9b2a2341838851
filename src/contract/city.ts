import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { answered, cityCode, countryCode } from './words.ts'

export const city = z.object({
  countryCode,
  cityCode,
  cityName: z.string(),
  province: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})

export const listCities = endpoint({
  method: 'GET',
  path: '/public/cities/:countryCode',
  summary: 'The cities of the market',
  access: 'public',
  params: z.object({ countryCode: z.string().length(2) }),
  status: 200,
  reply: z.object({ ...answered, cities: z.array(city) }),
})
