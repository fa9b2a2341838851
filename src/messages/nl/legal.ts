import type { legal as english } from '../en/legal.ts'
import type { Words } from '../words.ts'

export const legal = {
  since: 'Geldig sinds {{date}}.',
  print: 'Afdrukken',
  contents: 'Artikelen',
  articleCount_one: '{{count}} artikel',
  articleCount_other: '{{count}} artikelen',
  operator: 'Wie deze site beheert',
  operatorUnknown:
    'Hier staat nog niet wie deze site beheert: het is een demonstratie, of de beheerder moet het nog invullen.',
  kvk: 'KVK {{number}}',
  vat: 'Btw {{number}}',
  elsewhere: 'De voorwaarden van deze site',
  elsewhereLink: 'Open de voorwaarden in een nieuw tabblad',
  failed: 'Deze tekst kwam niet door.',
} satisfies Words<typeof english>
