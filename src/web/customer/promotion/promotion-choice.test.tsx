import { expect, test } from 'vitest'
import { renderHtml } from '../../testing/render-html.tsx'
import { cartPromotions, selectPromotion } from './cart-promotions.ts'
import { PromotionChoice } from './promotion-choice.tsx'
import { aPromotion } from './testing/promotions.ts'

const now = Date.parse('2026-11-20T12:00:00+01:00')
const promotions = cartPromotions(
  [
    aPromotion(),
    aPromotion({ id: '01900000-0000-7000-8000-0000000000b2', minimumOrderAmount: 75 }),
  ],
  5650,
  now,
)

function choice() {
  return (
    <PromotionChoice
      promotions={promotions}
      applied={selectPromotion(promotions, null)}
      onChoose={() => {}}
    />
  )
}

test('[PROMO-02] below the minimum the option is disabled with the fixed text', async () => {
  const { html, text } = await renderHtml(choice(), 'en')
  expect(text).toContain('Welcome Minimum order amount not met From €75.00. You are €18.50 short.')
  expect(html).toMatch(/<input[^>]*disabled=""[^>]*title="Minimum order amount not met"/)
})

test('[PROMO-02] a promotion that applies is selected and shows its discount', async () => {
  const { html, text } = await renderHtml(choice())
  expect(text).toContain('Welcome − € 5,65 For your first visit')
  expect(html.match(/checked=""/g)).toHaveLength(1)
})
