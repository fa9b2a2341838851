import type { ReportedSeller } from '../dpi-xml.ts'

const ADDRESS = { street: 'Javastraat 20', postalCode: '1094 HH', city: 'Amsterdam' }

/** A person whose name has what XML escapes or does not have, and an entity with everything filled in. */
export const SELLERS: readonly ReportedSeller[] = [
  {
    details: {
      kind: 'person',
      firstNames: 'Anna Maria',
      name: 'de Wit & <Zn>\u0007',
      ...ADDRESS,
      birthDate: '1990-04-02',
      taxNumber: '111222333',
      kvkNumber: '',
      vatId: '',
      iban: '',
    },
    visits: [2, 1, 0, 0],
    cents: [9050, 4500, 0, 0],
  },
  {
    details: {
      kind: 'entity',
      firstNames: '',
      name: 'Bloesem B.V.',
      ...ADDRESS,
      birthDate: '',
      taxNumber: '123456782',
      kvkNumber: '12345678',
      vatId: 'NL123456782B12',
      iban: 'NL91ABNA0417164300',
    },
    visits: [0, 0, 0, 3],
    cents: [0, 0, 0, 13_500],
  },
]

export const A_MESSAGE = {
  year: 2026,
  id: '0199d000',
  madeAt: Date.parse('2027-01-12T09:00:00Z'),
  operator: {
    name: 'Bloesem B.V.',
    address: 'Keizersgracht 1, 1015 CJ Amsterdam',
    taxNumber: '123456782',
    kvkNumber: '12345678',
    vatId: 'NL123456782B12',
    platform: 'bloesem.example',
  },
}
