/** The sheet of what the operator invoices. */
export const invoiceLines = {
  fileName: 'to-invoice',
  columns: [
    'Name in Bloesem',
    'Salon',
    'Trade register',
    'VAT number',
    'Email',
    'Street',
    'Postal code',
    'Plan',
    'Locations',
    'From',
    'Until',
    'Amount without VAT',
  ],
  plans: {
    'software-only': 'Software',
    'software-marketing': 'Software and marketing',
    'salon-package': 'Salon package',
  },
} as const
