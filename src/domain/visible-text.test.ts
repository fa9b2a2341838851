import { expect, test } from 'vitest'
import { contactErrors } from './contact/contact-request.ts'
import { registrationErrors } from './contact/registration.ts'
import { customerInfoErrors } from './customer/customer-info.ts'
import { hasRequiredMessage } from './review/review-report.ts'
import { visibleText } from './visible-text.ts'

const INVISIBLE = [
  '',
  ' \n\t',
  '\u200b',
  '\u200d\u2060\ufeff',
  '\u00ad\u034f',
  '\u3164\u2800',
  '\u202e',
]

test.each(INVISIBLE)('[FORM-01] %j has no visible text', (unseen) => {
  expect(visibleText(unseen)).toBe('')
})

test.each(['Zoë', '王芳', 'أمينة', '🌸', '👩‍🦱', '❤️', '-', '\u200eSanne\u200e'])(
  '[FORM-01] %j is valid as a name',
  (name) => {
    expect(visibleText(` ${name}\n`)).toBe(name)
  },
)

test.each(INVISIBLE)(
  '[FORM-01, FORM-02, INFO-01] no form accepts %j as a name or text',
  (unseen) => {
    const contact = { name: unseen, email: 'a@b.nl', phone: unseen, message: unseen }
    expect(contactErrors(contact)).toEqual({ name: 'required', message: 'required' })
    const registration = { fullName: unseen, services: unseen, postalCode: unseen }
    const numbers = { phone: '06', experience: '9', kvkNumber: unseen, vatId: unseen }
    expect(
      registrationErrors({ ...registration, ...numbers, email: 'a@b.nl', terms: true }),
    ).toEqual({ fullName: 'required', services: 'required', postalCode: 'required' })
    const customer = {
      customerName: unseen,
      customerEmail: 'a@b.nl',
      customerUserName: 'a',
      customerPhone: '0612345678',
      serviceLocation: null,
      customerAddress: unseen,
      customerInstructions: unseen,
    }
    expect(
      customerInfoErrors(customer, { provider: 'DOORSTEP', isFreeConsultation: false }),
    ).toEqual({ customerName: 'required', customerAddress: 'required' })
    expect(hasRequiredMessage({ reason: 'other', message: unseen })).toBe(false)
  },
)
