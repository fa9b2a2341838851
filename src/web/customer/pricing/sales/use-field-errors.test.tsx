import type { FieldErrors } from 'react-hook-form'
import { expect, test } from 'vitest'
import type { SalesForm } from '#domain/contact/contact-request.ts'
import { renderHtml } from '../../../testing/render-html.tsx'
import { useFieldErrors } from './use-field-errors.ts'

function FieldErrorList({ errors }: { errors: FieldErrors<SalesForm> }) {
  const { fieldErrors, errorOf } = useFieldErrors(errors, '2026-11-22')
  const formatDate = fieldErrors.map(({ fieldId, message }) => `${fieldId}: ${message}`)
  return <p>{[...formatDate, `phone: ${errorOf('phone') ?? 'sound'}`].join(' | ')}</p>
}

test.each([
  [{}, ['phone: sound']],
  [
    { termsAccepted: { type: 'required' }, name: { type: 'required' } },
    [
      'sales-name: Fill in your name.',
      'sales-termsAccepted: Agree to the terms first.',
      'phone: sound',
    ],
  ],
  [
    { email: { type: 'required' }, demoDate: { type: 'required' }, demoTime: { type: 'required' } },
    [
      'sales-email: Fill in your email address.',
      'sales-demoDate: Choose a day.',
      'sales-demoTime: Choose a time.',
      'phone: sound',
    ],
  ],
  [
    {
      email: { type: 'validEmail' },
      phone: { type: 'required' },
      message: { type: 'tooLong' },
      demoDate: { type: 'validDay' },
    },
    [
      'sales-email: An email address looks like name@example.com.',
      'sales-phone: Fill in your phone number.',
      'sales-demoDate: Choose a day from 24 November to 22 February.',
      'sales-message: Make your message shorter: at most 5,000 characters.',
      'phone: Fill in your phone number.',
    ],
  ],
] as const)(
  '[PRICE-08] the errors of %j are listed in the order of the form',
  async (errors, formatDate) => {
    expect((await renderHtml(<FieldErrorList errors={errors} />, 'en')).text).toBe(
      formatDate.join(' | '),
    )
  },
)
