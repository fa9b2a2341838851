import { expect, test } from 'vitest'
import { renderHtml } from '../testing/render-html.tsx'
import { NewTabLink } from './new-tab-link.tsx'

test('a link to a new tab says so; one to another site sends no referrer', async () => {
  const outside = await renderHtml(<NewTabLink href="https://example.org">Route</NewTabLink>)
  expect(outside.text).toBe('Route (opent in een nieuw tabblad)')
  expect(outside.html).toContain('target="_blank" rel="noopener noreferrer"')
  const inside = await renderHtml(
    <NewTabLink href="/profile/studio-parel">Studio Parel</NewTabLink>,
  )
  expect(inside.html).toContain('target="_blank" rel="noopener" class="link"')
})
