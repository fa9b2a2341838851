import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PROVIDER_DELIVERIES, SERVICE_LOCATIONS } from '../delivery/delivery.ts'
import {
  type CustomerInfo,
  customerInfoErrors,
  hasLocationChoice,
  type VisitKind,
  validCustomerInfo,
} from './customer-info.ts'

const AT_SALON = { provider: 'SALON', isFreeConsultation: false } as const
const AT_EITHER = { provider: 'BOTH', isFreeConsultation: false } as const
const AT_HOME = { provider: 'DOORSTEP', isFreeConsultation: false } as const
const FREE_TALK = { provider: 'BOTH', isFreeConsultation: true } as const

test('[INFO-01] name, email and user name are required', () => {
  const blank = { customerName: ' ', customerEmail: '', customerUserName: '\t' }
  expect(customerInfoErrors(someone(blank), AT_SALON)).toEqual({
    customerName: 'required',
    customerEmail: 'required',
    customerUserName: 'required',
  })
})

test('[INFO-01] the email must be valid', () => {
  expect(customerInfoErrors(someone({ customerEmail: 'sanne@' }), AT_SALON)).toEqual({
    customerEmail: 'validEmail',
  })
})

test('[INFO-02] the phone is required and must be Dutch', () => {
  const errors = (customerPhone: string) => customerInfoErrors(someone({ customerPhone }), AT_SALON)
  expect(errors('')).toEqual({ customerPhone: 'required' })
  expect(errors('+32 470 12 34 56')).toEqual({ customerPhone: 'validPhone' })
  expect(errors(' +31 612345678 ')).toEqual({})
})

test('[INFO-03] at BOTH the location is required, at SALON it is absent', () => {
  expect(customerInfoErrors(someone({}), AT_EITHER)).toEqual({ serviceLocation: 'required' })
  expect(customerInfoErrors(someone({}), AT_SALON)).toEqual({})
})

test('[INFO-03] the address is required for a doorstep visit only', () => {
  const atDoor = someone({ serviceLocation: 'DOORSTEP' })
  expect(customerInfoErrors(atDoor, AT_EITHER)).toEqual({ customerAddress: 'required' })
  expect(customerInfoErrors(someone({ serviceLocation: 'SALON' }), AT_EITHER)).toEqual({})
})

test('[INFO-04] the choice is shown at BOTH, except for a free consultation', () => {
  expect([AT_SALON, AT_EITHER, AT_HOME, FREE_TALK].map(hasLocationChoice)).toEqual([
    false,
    true,
    false,
    false,
  ])
})

test('[INFO-04] DOORSTEP always requires the address', () => {
  expect(customerInfoErrors(someone({}), AT_HOME)).toEqual({ customerAddress: 'required' })
  const freeTalkAtHome = { ...AT_HOME, isFreeConsultation: true }
  expect(customerInfoErrors(someone({}), freeTalkAtHome)).toEqual({ customerAddress: 'required' })
})

test('[INFO-04] a free consultation at BOTH is at the salon, whatever was chosen before', () => {
  const chosenBefore = someone({ serviceLocation: 'DOORSTEP', customerAddress: 'Oudegracht 1' })
  expect(validCustomerInfo(chosenBefore, FREE_TALK)).toMatchObject({
    serviceLocation: 'SALON',
    customerAddress: '',
  })
})

test('[INFO-05] the value is normalised if every field is valid, otherwise null', () => {
  const tidied = validCustomerInfo(someone({ customerName: ' Sanne de Vries ' }), AT_SALON)
  expect(tidied).toEqual(someone({ serviceLocation: 'SALON' }))
  expect(validCustomerInfo(someone({ customerPhone: '' }), AT_SALON)).toBeNull()
  expect(validCustomerInfo(someone({}), AT_EITHER)).toBeNull()
})

test('[INFO-05] a value exists exactly if there is no error, and is valid itself', () => {
  fc.assert(
    fc.property(anyInfo(), anyVisit(), (info, visit) => {
      const value = validCustomerInfo(info, visit)
      const errors = customerInfoErrors(info, visit)
      expect(value === null).toBe(Object.keys(errors).length > 0)
      if (value) expect(validCustomerInfo(value, visit)).toEqual(value)
      for (const message of Object.values(errors)) {
        expect(['required', 'validEmail', 'validPhone']).toContain(message)
      }
    }),
  )
})

function someone(overrides: Partial<CustomerInfo>): CustomerInfo {
  return {
    customerName: 'Sanne de Vries',
    customerEmail: 'sanne@example.nl',
    customerUserName: 'sanne',
    customerPhone: '0612345678',
    serviceLocation: null,
    customerAddress: '',
    customerInstructions: '',
    ...overrides,
  }
}

function anyInfo(): fc.Arbitrary<CustomerInfo> {
  const blankOr = (...texts: string[]) => fc.constantFrom('', ' ', ...texts)
  return fc.record({
    customerName: blankOr('Sanne', 'Daan '),
    customerEmail: blankOr('sanne@example.nl', 'sanne@', ' daan@example.nl'),
    customerUserName: blankOr('sanne'),
    customerPhone: blankOr('0612345678', '+31 20 123 45 67', '12'),
    serviceLocation: fc.constantFrom(null, ...SERVICE_LOCATIONS),
    customerAddress: blankOr('Oudegracht 1, Utrecht'),
    customerInstructions: blankOr('Tweede bel'),
  })
}

function anyVisit(): fc.Arbitrary<VisitKind> {
  return fc.record({
    provider: fc.constantFrom(...PROVIDER_DELIVERIES),
    isFreeConsultation: fc.boolean(),
  })
}
