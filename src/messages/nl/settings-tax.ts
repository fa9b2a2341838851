import type { settingsTax as english } from '../en/settings-tax.ts'
import type { Words } from '../words.ts'

export const settingsTax = {
  title: 'Voor de Belastingdienst',
  lead: 'De wet (DAC7) vraagt deze markt elk jaar in januari te melden wat elke salon hier verdiende. Alleen de beheerder en de Belastingdienst zien wat je invult; het wordt versleuteld bewaard.',
  failed: 'Je belastinggegevens laden niet',
  kind: 'Van wie is de salon?',
  kinds: { person: 'Van een persoon', entity: 'Van een bedrijf' },
  kindHints: {
    person: 'een eenmanszaak, of een vennoot van een v.o.f.',
    entity: 'een B.V., stichting of vereniging',
  },
  fields: {
    name: 'Naam',
    street: 'Straat en nummer',
    postalCode: 'Postcode',
    city: 'Plaats',
    birthDate: 'Geboortedatum',
    taxNumber: 'Fiscaal nummer',
    kvkNumber: 'KVK-nummer',
    vatId: 'Btw-id',
    iban: 'Rekeningnummer (IBAN)',
  },
  labels: {
    person: { name: 'Voornamen en achternaam', street: 'Thuisadres', taxNumber: 'BSN' },
    entity: { name: 'Naam van het bedrijf', street: 'Adres van het bedrijf', taxNumber: 'RSIN' },
  },
  saved: 'Bewaard: ••••••{{ending}}. Typ een ander nummer om het te vervangen.',
  ibanHint: 'Waarop je klanten betalen, als je dat wilt zeggen.',
  optional: '(als je die hebt)',
  faults: {
    'too-long': 'Dit is te lang.',
    'postal-code': 'Schrijf een postcode zoals 1094 GZ.',
    'birth-date': 'Dit is geen geboortedatum.',
    bsn: 'Dit is geen BSN. Kijk de negen cijfers na.',
    rsin: 'Dit is geen RSIN. Kijk de negen cijfers na.',
    kvk: 'Een KVK-nummer heeft acht cijfers.',
    vat: 'Dit is geen Nederlands btw-id, zoals NL123456782B12.',
    iban: 'Dit is geen IBAN. Kijk de cijfers na.',
  },
  missing: 'Nog nodig: {{fields}}.',
  complete: 'Alles wat de Belastingdienst vraagt is ingevuld.',
  save: 'Bewaar',
  saving: 'Wordt bewaard',
  done: 'Je belastinggegevens zijn bewaard',
  notSaved: 'Je belastinggegevens zijn niet bewaard',
  kept: 'We bewaren ze zolang je salon op Bloesem staat, omdat we van de wet moeten kunnen laten zien wat we meldden.',
} as const satisfies Words<typeof english>
