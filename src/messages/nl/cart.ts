import type { cart as english } from '../en/cart.ts'
import type { Words } from '../words.ts'

export const cart = {
  heading: 'Jouw afspraak',
  bar: 'Je keuze',
  empty: 'Nog leeg. Kies wat je wilt.',
  nothingYet: 'Nog niets gekozen',
  chooseFirst: 'Kies eerst een behandeling',
  chooseTime: 'Kies een tijd',
  show: 'Bekijk wat je koos',
  alreadyThere: '{{name}} staat al in je afspraak',
  addOnLength: '{{duration}} · extra',
  remove: '{{name}} weghalen',
  oneFewer: 'Eén {{name}} minder',
  treatments_one: '{{count}} behandeling',
  treatments_other: '{{count}} behandelingen',
  status_one: '{{count}} behandeling gekozen, samen {{sum}}',
  status_other: '{{count}} behandelingen gekozen, samen {{sum}}',
  travel: 'Voorrijkosten',
  travelFrom: 'Voorrijkosten, vanaf',
  total: 'Totaal',
  includesVat: 'Inclusief {{rates}} btw.',
  vatPart: '{{amount}} btw ({{rate}})',
  includesVatAmounts: 'Inclusief {{parts}}.',
  payAtSalon: 'Je betaalt in de salon.',
  payAtVisit: 'Je betaalt bij het bezoek.',
  belowMinimum: 'Ze komen bij je thuis vanaf {{minimum}}. Je komt nog {{short}} tekort.',
} satisfies Words<typeof english>
