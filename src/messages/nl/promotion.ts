import type { promotion as english } from '../en/promotion.ts'
import type { Words } from '../words.ts'

export const promotion = {
  heading: 'Korting',
  legend: 'Kies één korting',
  inOverview: 'Gaat eraf in het overzicht, voor je boekt.',
  minimumNotMet: 'Minimumbedrag niet gehaald',
  short: 'Vanaf {{minimum}}. Je komt nog {{short}} tekort.',
  loading: 'Kortingen ophalen',
} satisfies Words<typeof english>
