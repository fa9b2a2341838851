import { z } from 'zod'
import { cityCode, countryCode, replyBase } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'

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
  reply: z.object({ ...replyBase, cities: z.array(city) }),
})
