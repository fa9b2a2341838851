import type { seriesMail as english } from '../en/series-mail.ts'
import type { Words } from '../words.ts'

export const seriesMail = {
  customer: {
    confirmation: {
      subject_one: 'Geboekt: {{when}}, {{salon}}',
      subject_other: 'Geboekt: {{count}} afspraken vanaf {{day}}, {{salon}}',
      heading_one: 'Je afspraak staat',
      heading_other: 'Je {{count}} afspraken staan',
      opening:
        '{{salon}} heeft dit voor je geboekt. Je kunt elke afspraak apart verzetten of annuleren; tot wanneer dat gratis is, staat erbij.',
    },
    cancellation: {
      subject_one: 'Geannuleerd: {{when}}, {{salon}}',
      subject_other: 'Geannuleerd: {{count}} afspraken vanaf {{day}}, {{salon}}',
      heading_one: 'Je afspraak is geannuleerd',
      heading_other: '{{count}} afspraken zijn geannuleerd',
      opening:
        '{{salon}} heeft dit geannuleerd op {{cancelledAt}}. Je andere afspraken blijven staan.',
      note: 'Het kost je niets. Bewaar deze mail: het is je bewijs.',
    },
    change: {
      subject_one: 'Verplaatst: {{when}}, {{salon}}',
      subject_other: 'Verplaatst: {{count}} afspraken, nu vanaf {{day}}, {{salon}}',
      heading_one: 'Je afspraak is verplaatst',
      heading_other: '{{count}} afspraken zijn verplaatst',
      opening: '{{salon}} heeft dit verplaatst. Zo staat het nu; de prijs blijft gelijk.',
      note: 'Komt een tijd niet uit? Kies er een andere voor, of annuleer die afspraak gratis.',
    },
    link: 'Bekijk je afspraken',
  },
  salon: {
    cancellation: {
      subject_one: 'Geannuleerd: {{when}}, {{customer}}',
      subject_other: 'Geannuleerd: {{count}} afspraken vanaf {{day}}, {{customer}}',
      heading_one: 'Een boeking is geannuleerd',
      heading_other: '{{count}} boekingen zijn geannuleerd',
      opening: 'Je hebt dit geannuleerd voor {{customer}} op {{cancelledAt}}.',
      note: 'De tijden zijn weer vrij in je agenda.',
    },
    change: {
      subject_one: 'Verplaatst: {{when}}, {{customer}}',
      subject_other: 'Verplaatst: {{count}} afspraken, nu vanaf {{day}}, {{customer}}',
      heading_one: 'Een boeking is verplaatst',
      heading_other: '{{count}} boekingen zijn verplaatst',
      opening: 'Je hebt dit verplaatst voor {{customer}}.',
      note: 'De vorige tijden zijn weer vrij in je agenda.',
    },
    link: 'Bekijk de boeking',
  },
  eachTime: '{{total}} per keer',
  link: {
    subject: 'Je {{count}} afspraken: vanaf {{when}}, {{salon}}',
    heading: 'Er staan {{count}} afspraken voor je',
    opening:
      '{{salon}} heeft deze afspraken voor je opgeschreven. Kijk of alles klopt en ga in één keer akkoord met de voorwaarden.',
    freeUntil:
      'De eerste annuleer je gratis tot {{freeUntil}}, en elke volgende even lang van tevoren.',
    moved: {
      subject: 'Verplaatst: {{count}} afspraken, nu vanaf {{when}}, {{salon}}',
      heading: 'Je afspraken zijn verplaatst',
      opening: '{{salon}} heeft deze {{count}} afspraken verplaatst. Zo staan ze nu.',
    },
    cancelled: {
      subject: 'Geannuleerd: {{count}} afspraken vanaf {{when}}, {{salon}}',
      heading: 'Je afspraken zijn geannuleerd',
      opening: '{{salon}} heeft deze {{count}} afspraken geannuleerd.',
    },
    button: 'Bekijk je afspraken',
  },
} as const satisfies Words<typeof english>
