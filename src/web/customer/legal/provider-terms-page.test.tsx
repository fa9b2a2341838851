import { expect, test } from 'vitest'
import { providerTerms, versionWords as words } from '#messages/legal/nl/provider-terms.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import { ProviderTermsPage } from './provider-terms-page.tsx'

const VERSION = {
  number: 2,
  holdsFrom: '2026-12-10',
  change: { en: 'Rates.', nl: 'De tarieven.' },
  text: { en: 'Ours.', nl: 'Die van ons.\n\nOok dit.' },
}
const CURRENT = { ...VERSION, number: 1, holdsFrom: '2026-11-22' }

test('[DESK-160] the page shows the terms of the release with their articles, and what comes', async () => {
  const terms = { current: CURRENT, isOfRelease: true, coming: [VERSION] }
  const { text } = await renderHtml(
    <ProviderTermsPage text={providerTerms} operator={null} terms={terms} words={words} />,
  )
  expect(text).toContain(
    'Vanaf 10 december 2026 geldt versie 2. De tarieven. Die van ons. Ook dit.',
  )
  expect(text).toContain('1 Wie en wat')
})

test('[DESK-160] the page shows the terms of the operator in place of those of the release', async () => {
  const terms = { current: VERSION, isOfRelease: false, coming: [] }
  const { text } = await renderHtml(
    <ProviderTermsPage text={providerTerms} operator={null} terms={terms} words={words} />,
  )
  expect(text).toContain('Versie 2, geldig sinds 10 december 2026.')
  expect(text).toContain('Die van ons. Ook dit.')
  expect(text).not.toContain('Wie en wat')
})
