import type { taxReport as english } from '../en/tax-report.ts'
import type { Words } from '../words.ts'

export const taxReport = {
  columns: [
    'Naam in Bloesem',
    'Salon',
    'Soort',
    'Voornamen',
    'Achternaam of bedrijf',
    'Straat',
    'Postcode',
    'Plaats',
    'Land',
    'Geboortedatum',
    'BSN of RSIN',
    'KVK-nummer',
    'Btw-id',
    'Rekening',
  ],
  kinds: { person: 'Natuurlijk persoon', entity: 'Rechtspersoon' },
  quarter: { amount: 'bedrag in euro', visits: 'afspraken', fees: 'ingehouden kosten' },
} as const satisfies Words<typeof english>
