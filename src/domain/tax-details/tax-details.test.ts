import { expect, test } from 'vitest'
import { missingTaxFields, normalTaxDetails, type TaxDetails, taxFaults } from './tax-details.ts'
import { quarterDays, taxYearAt } from './tax-year.ts'

const TODAY = '2026-11-26'
const SANNE: TaxDetails = {
  kind: 'person',
  firstNames: 'Sanne',
  name: 'Visser',
  street: 'Javastraat 20',
  postalCode: '1094 HH',
  city: 'Amsterdam',
  birthDate: '1990-04-02',
  taxNumber: '111222333',
  kvkNumber: '',
  vatId: '',
  iban: '',
}
const BV: TaxDetails = {
  ...SANNE,
  kind: 'entity',
  firstNames: '',
  name: 'Bloesem B.V.',
  birthDate: '',
  taxNumber: '123456782',
  kvkNumber: '12345678',
}

test('[DESK-181] a person needs name, address, birth date and BSN; an entity an RSIN and a KVK number', () => {
  expect(missingTaxFields(SANNE)).toEqual([])
  expect(missingTaxFields(BV)).toEqual([])
  expect(missingTaxFields({ ...SANNE, firstNames: '', birthDate: '', taxNumber: ' ' })).toEqual([
    'firstNames',
    'birthDate',
    'taxNumber',
  ])
  expect(missingTaxFields({ ...BV, kvkNumber: '', city: '' })).toEqual(['city', 'kvkNumber'])
})

test.each([
  [{ taxNumber: '111222334' }, { taxNumber: 'bsn' }],
  [{ taxNumber: '000000000' }, { taxNumber: 'bsn' }],
  [{ taxNumber: '1112.22.333' }, {}],
  [{ kind: 'entity', taxNumber: '123456789' }, { taxNumber: 'rsin' }],
  [{ birthDate: '1899-12-31' }, { birthDate: 'birth-date' }],
  [{ birthDate: TODAY }, { birthDate: 'birth-date' }],
  [{ birthDate: '1990-02-30' }, { birthDate: 'birth-date' }],
  [{ kind: 'entity', birthDate: 'x' }, {}],
  [{ postalCode: '0123 AB' }, { postalCode: 'postal-code' }],
  [{ kvkNumber: '1234567' }, { kvkNumber: 'kvk' }],
  [{ vatId: 'NL123456789B12' }, { vatId: 'vat' }],
  [{ vatId: 'nl123456782b12' }, {}],
  [{ iban: 'NL91 ABNA 0417 1643 00' }, {}],
  [{ iban: 'NL91 ABNA 0417 1643 01' }, { iban: 'iban' }],
  [{ name: 'x'.repeat(121) }, { name: 'too-long' }],
] as const)('[DESK-181] of %j the faults are %j', (change, faults) => {
  expect(taxFaults({ ...SANNE, ...change }, TODAY)).toEqual(faults)
})

test('[DESK-181] numbers are stored without separators, and an entity without a birth date', () => {
  const typed = {
    ...BV,
    firstNames: 'Sanne',
    birthDate: '1990-01-01',
    taxNumber: '1234 56 782',
    postalCode: '1094hh',
  }
  expect(normalTaxDetails(typed)).toEqual(BV)
})

test('[DESK-184] a year has four quarters, and is reported until the end of the next January', () => {
  expect(quarterDays(2026)).toEqual([
    ...['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01', '2027-01-01'],
  ])
  expect(taxYearAt('2027-01-31')).toBe(2026)
  expect(taxYearAt('2027-02-01')).toBe(2027)
})
