import { z } from 'zod'

// The schema.org types we use. Unknown properties and wrong types fail; required are those that search engines
// require and those that we always have.
const text = z.string().trim().min(1)
const address = z.url({ protocol: /^https?$/ })
const count = z.number().int().positive()
const money = { price: z.string().regex(/^\d+\.\d{2}$/), priceCurrency: z.literal('EUR') }
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

function thing<Name extends string, Shape extends z.ZodRawShape>(type: Name, shape: Shape) {
  return z.strictObject({ '@type': z.literal(type), '@id': address.optional(), ...shape })
}

const city = thing('City', { name: text })

const postalAddress = thing('PostalAddress', {
  streetAddress: text,
  postalCode: text,
  addressLocality: text,
  addressRegion: text.optional(),
  addressCountry: z.string().regex(/^[A-Z]{2}$/),
})

const geoCoordinates = thing('GeoCoordinates', {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

const openingHoursSpecification = thing('OpeningHoursSpecification', {
  dayOfWeek: z.array(z.enum(DAYS)).min(1),
  opens: time,
  closes: time,
}).refine(({ opens, closes }) => opens < closes)

const day = z.iso.date()
const specialHours = thing('OpeningHoursSpecification', {
  validFrom: day,
  validThrough: day,
  opens: time,
  closes: time,
}).refine(({ opens, closes }) => opens < closes)

const soldService = {
  category: text.optional(),
  itemOffered: thing('Service', { name: text, description: text.optional() }),
}
const { price: minPrice, priceCurrency } = money
const offer = z.union([
  thing('Offer', { ...soldService, ...money }),
  thing('Offer', {
    ...soldService,
    priceSpecification: thing('PriceSpecification', { minPrice, priceCurrency }),
  }),
])

const aggregateRating = thing('AggregateRating', {
  ratingValue: z.number().min(1).max(5),
  reviewCount: count,
  bestRating: z.literal(5),
  worstRating: z.literal(1),
})

const healthAndBeautyBusiness = thing('HealthAndBeautyBusiness', {
  name: text,
  url: address,
  image: address,
  description: text.optional(),
  address: postalAddress.optional(),
  geo: geoCoordinates.optional(),
  areaServed: city.optional(),
  telephone: z
    .string()
    .regex(/^\+\d{8,15}$/)
    .optional(),
  sameAs: z.array(address).min(1).optional(),
  openingHoursSpecification: z.array(openingHoursSpecification).optional(),
  specialOpeningHoursSpecification: z.array(specialHours).min(1).optional(),
  priceRange: text.max(99).optional(),
  currenciesAccepted: z.literal('EUR').optional(),
  hasOfferCatalog: thing('OfferCatalog', {
    name: text,
    itemListElement: z.array(offer).min(1),
  }).optional(),
  aggregateRating: aggregateRating.optional(),
}).refine((salon) => Boolean(salon.address && salon.geo) || Boolean(salon.areaServed), {
  message: 'is somewhere, or goes somewhere',
})

/** List items with positions 1, 2, 3, … */
function listOf<Item extends z.ZodRawShape>(item: Item) {
  return z
    .array(thing('ListItem', { position: count, name: text, ...item }))
    .min(1)
    .refine((items) =>
      items.every((each, index) => (each as { position: number }).position === index + 1),
    )
}

const webSite = thing('WebSite', {
  name: text,
  url: address,
  inLanguage: z.array(z.enum(['en', 'nl'])),
  potentialAction: thing('SearchAction', {
    target: thing('EntryPoint', { urlTemplate: z.string().includes('{search_term_string}') }),
    'query-input': z.literal('required name=search_term_string'),
  }),
})

const softwareApplication = thing('SoftwareApplication', {
  name: text,
  description: text,
  url: address,
  applicationCategory: text,
  operatingSystem: text,
  offers: z
    .array(
      thing('Offer', {
        name: text,
        description: text,
        url: address,
        ...money,
        priceSpecification: thing('UnitPriceSpecification', {
          ...money,
          unitCode: z.literal('MON'), // UN/CEFACT: a month
          unitText: text,
          valueAddedTaxIncluded: z.boolean(),
        }),
      }).refine(({ price, priceSpecification }) => price === priceSpecification.price),
    )
    .min(1),
})

const known = z.union([
  healthAndBeautyBusiness,
  softwareApplication,
  thing('BreadcrumbList', { itemListElement: listOf({ item: address }) }),
  thing('ItemList', { itemListElement: listOf({ url: address }) }),
  webSite,
])

/** The content of a page's JSON-LD script. */
export const jsonLd = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(known).min(1),
})
