import type { common as english } from '../en/common.ts'
import type { Words } from '../words.ts'

export const common = {
  brand: 'Bloesem',
  close: 'Sluiten',
  back: 'Terug',
  retry: 'Probeer opnieuw',
  loading: 'Bezig met laden',
  optional: 'niet verplicht',
  newTab: '(opent in een nieuw tabblad)',
  comingSoon: 'Binnenkort',
  free: 'Gratis',
  notAvailable: 'N.v.t.',
  from: 'vanaf',
  priceFrom: 'vanaf {{price}}',
  vatIncluded: 'Prijzen zijn inclusief btw.',
  minutes: '{{minutes}} min',
  hours: '{{hours}} u',
  hoursAndMinutes: '{{hours}} u {{minutes}}',
  minutesForScreenReader_one: '{{count}} minuut',
  minutesForScreenReader_other: '{{count}} minuten',
  hoursForScreenReader_one: '{{count}} uur',
  hoursForScreenReader_other: '{{count}} uur',
  kilometres: '{{distance}} km',
  rating: 'Beoordeeld met {{rating}} van de 5',
  reviews_one: '{{count}} review',
  reviews_other: '{{count}} reviews',
} satisfies Words<typeof english>
