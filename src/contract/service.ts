import { z } from 'zod'
import { CATEGORY_KEYS } from '#domain/catalog/category.ts'
import { endpoint } from './endpoint.ts'

/** A service type id on the wire is the category key. */
export const serviceType = z.enum(CATEGORY_KEYS)

export const listServices = endpoint({
  method: 'GET',
  path: '/public/services/:countryCode/:cityCode',
  summary:
    'The service types somebody offers in a city, or in any of several with commas between them',
  access: 'public',
  params: z.object({ countryCode: z.string().length(2), cityCode: z.string().max(100) }),
  status: 200,
  mayBeOld: true,
  reply: z.array(serviceType),
})
