import { expect, test } from 'vitest'
import { renderHtml } from '../../testing/render-html.tsx'
import { LoadFailure } from './load-failure.tsx'

const failure = (refusal: 'invalid-request' | 'unavailable') => (
  <LoadFailure title="T" refusal={refusal} isLoading={false} onRetry={() => {}} />
)

test('[APP-17] an address that is of nothing says so, and names no field', async () => {
  const { text } = await renderHtml(failure('invalid-request'), 'en')
  expect(text).toContain('This no longer exists.')
  expect(text).not.toContain('marked fields')
})

test('[APP-17] what did not load says why, with a button to try again', async () => {
  const { text } = await renderHtml(failure('unavailable'), 'en')
  expect(text).not.toContain('This no longer exists.')
  expect(text).toContain('Try again')
})
