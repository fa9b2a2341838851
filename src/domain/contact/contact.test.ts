import { expect, test } from 'vitest'
import { DAY_MS } from '../time-units.ts'
import { contactErrors, requestErrors, type SalesForm, salesErrors } from './contact-request.ts'
import { DEMO_TIMES, demoDays, formatTwelveHours, isDemoDay } from './demo-time.ts'
import { isVatId, type RegistrationForm, registrationErrors } from './registration.ts'

const sound: SalesForm = {
  name: 'Samira',
  email: 'samira@voorbeeld.nl',
  phone: '+31 6 12345678',
  message: '',
  businessName: '',
  plan: '',
  demoDate: '',
  demoTime: '',
  termsAccepted: true,
}
const samira: RegistrationForm = {
  fullName: 'Samira',
  email: 'samira@voorbeeld.nl',
  phone: '06-12345678',
  services: 'Henna',
  experience: '9',
  postalCode: '1094 GZ',
  kvkNumber: '',
  vatId: '',
  terms: true,
}

test.each([
  ['2026-11-22', '2026-11-24', '2027-02-22'],
  ['2026-11-30', '2026-12-02', '2027-02-28'], // no 30 February
  ['2027-11-30', '2027-12-02', '2028-02-29'], // a leap year has one day more
  ['2026-12-31', '2027-01-02', '2027-03-31'],
  ['2027-08-31', '2027-09-02', '2027-11-30'],
] as const)('[PRICE-07] on %s a demo can be from %s to %s', (today, from, to) => {
  expect(demoDays(today)).toEqual({ from, to })
  const before = new Date(Date.parse(from) - DAY_MS).toISOString().slice(0, 10)
  const after = new Date(Date.parse(to) + DAY_MS).toISOString().slice(0, 10)
  expect([before, from, to, after].map((day) => isDemoDay(day, today))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('[PRICE-07] demos begin every half hour from 14:30 to 16:00, shown in 12 hours', () => {
  expect(DEMO_TIMES.map(formatTwelveHours)).toEqual(['2:30 PM', '3:00 PM', '3:30 PM', '4:00 PM'])
})

test('[PRICE-07] a sales request needs name, email, phone and terms, a demo also day and time', () => {
  const today = '2026-11-22'
  const empty = { ...sound, name: '', email: 'x', phone: '', termsAccepted: false }
  expect(salesErrors(sound, { isDemo: false, today })).toEqual({})
  expect(salesErrors(empty, { isDemo: false, today })).toEqual({
    name: 'required',
    email: 'validEmail',
    phone: 'required',
    termsAccepted: 'required',
  })
  const demo = (demoDate: string, demoTime: string) =>
    salesErrors({ ...sound, demoDate, demoTime }, { isDemo: true, today })
  expect(demo('', '')).toEqual({ demoDate: 'required', demoTime: 'required' })
  expect(demo('2026-11-23', '14:00')).toEqual({ demoDate: 'validDay', demoTime: 'validTime' })
  expect(demo('2027-02-22', '16:00')).toEqual({})
})

test('[FORM-01, PRICE-07] a message has at most 5,000 characters', () => {
  const today = '2026-11-22'
  const wrong = (message: string) => [
    contactErrors({ ...sound, message }).message,
    salesErrors({ ...sound, message }, { isDemo: false, today }).message,
  ]
  expect(wrong('x'.repeat(5000))).toEqual([undefined, undefined])
  expect(wrong('x'.repeat(5001))).toEqual(['tooLong', 'tooLong'])
})

test('[FORM-01] a message needs a name, an email and a text, and no phone', () => {
  expect(contactErrors({ ...sound, phone: '', message: 'Hallo' })).toEqual({})
  expect(contactErrors({ name: '', email: '', phone: 'bel', message: ' ' })).toEqual({
    name: 'required',
    email: 'required',
    phone: 'validPhone',
    message: 'required',
  })
})

test.each([
  ['contact-us', { message: 'required' }],
  ['contact-sales', { termsAccepted: 'required' }],
  ['demo-scheduling', { termsAccepted: 'required', demoDate: 'required', demoTime: 'required' }],
] as const)(
  '[FORM-01, PRICE-07] %s without text, terms and time lacks %o',
  (requestType, errors) => {
    const form = { ...sound, termsAccepted: false, requestType }
    const found = requestErrors(form, '2026-11-22')
    expect(found).toEqual(errors)
    // Whether a form may be sent is told by the fields there are.
    expect(Object.keys(found).sort()).toEqual(Object.keys(errors).sort())
  },
)

// A sole trader's, as the tax office prints it, and a company's; then each with a digit mistyped.
test.each([
  ['NL000099998B57', true],
  ['nl0044.95.445.b01', true],
  ['NL000099988B57', false],
  ['NL000099998B75', false],
  ['NL004495446B01', false],
  ['NL123456789B01', false],
  ['NL00009999B57', false],
  ['BE000099998B57', false],
])('[FORM-02] %s as a VAT id: %s', (text, holds) => {
  expect(isVatId(text)).toBe(holds)
})

test.each([
  [{}, {}],
  [{ phone: '+32 2-555 12 12', postalCode: '1094gz', services: 'x'.repeat(1000) }, {}],
  [{ phone: '+1234567890123456789' }, {}],
  [{ phone: '+12345678901234567890' }, { phone: 'validPhone' }],
  [{ phone: '- -' }, { phone: 'validPhone' }],
  [{ postalCode: 'x' }, { postalCode: 'validPostalCode' }],
  [{ postalCode: '0194 GZ' }, { postalCode: 'validPostalCode' }],
  [{ postalCode: '1094' }, { postalCode: 'validPostalCode' }],
  [{ services: 'x'.repeat(1001) }, { services: 'tooLong' }],
  [{ email: 'a@-.nl' }, { email: 'validEmail' }],
  [{ experience: 'negen' }, { experience: 'validNumber' }],
  [{ experience: '81' }, { experience: 'validNumber' }],
  [{ experience: '0', kvkNumber: '1234 5678', vatId: 'NL 000099998 B57' }, {}],
  [
    { kvkNumber: '1234567', vatId: 'NL12345678B01' },
    { kvkNumber: 'validKvk', vatId: 'validVat' },
  ],
  [
    {
      fullName: '',
      email: '',
      phone: '',
      services: ' ',
      experience: '',
      postalCode: '',
      terms: false,
    },
    {
      fullName: 'required',
      email: 'required',
      phone: 'required',
      services: 'required',
      experience: 'required',
      postalCode: 'required',
      terms: 'required',
    },
  ],
  [
    { email: 'samira@', phone: '06-1234x' },
    { email: 'validEmail', phone: 'validPhone' },
  ],
])('[FORM-02] a registration with %o lacks %o', (typed, errors) => {
  expect(registrationErrors({ ...samira, ...typed })).toEqual(errors)
})
