/** The file for the tax office (DAC7). */
export const taxReport = {
  columns: [
    'Name in Bloesem',
    'Salon',
    'Kind',
    'First names',
    'Last name or entity',
    'Street',
    'Postal code',
    'Place',
    'Country',
    'Birth date',
    'BSN or RSIN',
    'Trade register',
    'VAT number',
    'Account',
  ],
  kinds: { person: 'Natural person', entity: 'Legal entity' },
  quarter: { amount: 'amount in euros', visits: 'visits', fees: 'fees withheld' },
} as const
