import { expect, test } from 'vitest'
import type { Language } from '#messages/language.ts'
import { renderHtml } from '../../../testing/render-html.tsx'
import { anOrder } from '../../booking/testing/orders.ts'
import { ReviewForm } from './review-form.tsx'

async function renderText(customerName: string, language: Language = 'nl') {
  const order = anOrder({ customerInfo: { customerName } })
  return (await renderHtml(<ReviewForm order={order} onSent={() => {}} />, language)).text
}

test('[REVIEW-03] the form shows the name that will be published with the review', async () => {
  expect(await renderText('Sanne de Vries')).toContain('De naam bij je review: Sanne V.')
  expect(await renderText('Sanne de Vries', 'en')).toContain(
    'The name beside your review: Sanne V.',
  )
  expect(await renderText('http://x.y')).toContain('De naam bij je review: Anoniem')
})
