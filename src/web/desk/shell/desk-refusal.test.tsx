import { expect, test } from 'vitest'
import { renderHtml } from '../../testing/render-html.tsx'
import { DeskRefusal } from './desk-refusal.tsx'

test.each([
  ['sign-in-required', 'Log in met het account van een beheerder'],
  ['second-factor-required', 'Stel eerst inloggen in twee stappen in'],
  ['second-factor-not-shown', 'Log opnieuw in, met beide stappen'],
  ['forbidden', 'Hier werkt het team van Bloesem'],
  ['unavailable', 'Het beheer werd niet geladen'],
] as const)('[DESK-015] who is refused as %s reads: %s', async (refusal, words) => {
  const { text, html } = await renderHtml(<DeskRefusal refusal={refusal} />)
  expect(text).toContain(words)
  expect(html.match(/<main/g)).toHaveLength(1)
  expect(html).not.toContain('/desk/log')
})

test('[DESK-015] an operator without a second factor is led to the page that sets it up', async () => {
  const { html } = await renderHtml(<DeskRefusal refusal="second-factor-required" />)
  expect(html).toContain('href="/security"')
})
