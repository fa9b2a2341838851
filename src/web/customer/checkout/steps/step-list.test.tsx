import { expect, test } from 'vitest'
import { FLOW, STEP } from '#domain/checkout/steps.ts'
import { renderHtml } from '../../../testing/render-html.tsx'
import { StepList } from './step-list.tsx'

const names = ['Treatments', 'Day and time', 'Your details', 'Overview']

test('[CHECKOUT-01] the steps are in order and numbered from one', async () => {
  const { html } = await renderHtml(<StepList current={STEP.SERVICES} />, 'en')
  const items = [...html.matchAll(/<li.*?<\/li>/gs)].map(([item]) =>
    item
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
  expect(items).toEqual(names.map((name, index) => `${index + 1} ${name}`))
})

test.each(FLOW.map((step, index) => [names[index], step, index] as const))(
  '[CHECKOUT-01] at %s earlier steps are done, it is current, and later ones are open',
  async (_name, current, at) => {
    const { html } = await renderHtml(<StepList current={current} />, 'en')
    const items = [...html.matchAll(/<li.*?<\/li>/gs)].map(([item]) => item)
    expect(items.map((item) => item.includes(', done'))).toEqual(names.map((_, i) => i < at))
    expect(items.map((item) => item.includes('aria-current="step"'))).toEqual(
      names.map((_, i) => i === at),
    )
  },
)
