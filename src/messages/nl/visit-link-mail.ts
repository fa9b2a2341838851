import type { visitLinkMail as english } from '../en/visit-link-mail.ts'
import type { Words } from '../words.ts'

export const visitLinkMail = {
  subject: 'Je afspraak: {{when}}, {{salon}}',
  heading: 'Er staat een afspraak voor je',
  opening:
    '{{salon}} heeft een afspraak voor je opgeschreven. Kijk of alles klopt en ga akkoord met de voorwaarden.',
  moved: {
    subject: 'Verplaatst: {{when}}, {{salon}}',
    heading: 'Je afspraak is verplaatst',
    opening: '{{salon}} heeft je afspraak verplaatst. Zo staat hij nu.',
    free: 'Komt de nieuwe tijd uit? Ga akkoord via de link. Komt hij niet uit? Bel de salon voor een andere tijd, of annuleer gratis via dezelfde link.',
  },
  cancelled: {
    subject: 'Geannuleerd: {{when}}, {{salon}}',
    heading: 'Je afspraak is geannuleerd',
    opening: '{{salon}} heeft je afspraak geannuleerd.',
    free: 'Het kost je niets. Bel de salon voor een nieuwe tijd.',
  },
  freeUntil: 'Annuleren is gratis tot {{freeUntil}}.',
  freeNoMore:
    'Gratis annuleren kan niet meer. Kom je niet, dan mag de salon de afspraak in rekening brengen.',
  notYou: 'Is dit niet voor jou? Zeg het via dezelfde link, dan gaat je adres weg bij de salon.',
  link: 'Bekijk je afspraak',
} as const satisfies Words<typeof english>
