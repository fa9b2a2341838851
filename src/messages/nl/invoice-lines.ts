import type { invoiceLines as english } from '../en/invoice-lines.ts'
import type { Words } from '../words.ts'

export const invoiceLines = {
  fileName: 'te-factureren',
  columns: [
    'Naam in Bloesem',
    'Salon',
    'KVK-nummer',
    'Btw-id',
    'E-mail',
    'Straat',
    'Postcode',
    'Pakket',
    'Vestigingen',
    'Van',
    'Tot en met',
    'Bedrag zonder btw',
  ],
  plans: {
    'software-only': 'Software',
    'software-marketing': 'Software en marketing',
    'salon-package': 'Salonpakket',
  },
} as const satisfies Words<typeof english>
