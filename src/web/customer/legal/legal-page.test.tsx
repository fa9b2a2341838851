import { expect, test } from 'vitest'
import { sentenceParts } from '#messages/legal/legal-text.ts'
import { providerTerms } from '#messages/legal/nl/provider-terms.ts'
import { terms } from '#messages/legal/nl/terms.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import { LegalPage, TermsPage } from './legal-page.tsx'

const unknown = {
  name: null,
  address: null,
  email: null,
  kvkNumber: null,
  vatId: null,
  termsUrl: null,
}

test('[PAGE-02] every article of the terms for providers is on the page, numbered', async () => {
  const { text, html } = await renderHtml(<LegalPage text={providerTerms} operator={unknown} />)
  for (const [index, { header, items, notes = [] }] of providerTerms.articles.entries()) {
    expect(text).toContain(`${index + 1} ${header}`)
    const texts = items.flatMap((item) => [item.text, ...(item.subItems ?? [])])
    for (const sentence of [...texts, ...notes]) {
      for (const part of sentenceParts(sentence)) expect(text).toContain(part.text.trim())
    }
  }
  for (const path of ['/review-checks', '/ranking', '/pricing']) {
    expect(html).toContain(`href="${path}"`)
  }
  expect(text).toContain('Geldig sinds 22 november 2026.')
})

test('[PAGE-01] the general terms are the built-in text, and name the operator', async () => {
  const operator = { ...unknown, name: 'Stichting Bloesem', kvkNumber: '12345678' }
  const { text } = await renderHtml(<TermsPage text={terms} operator={operator} />)
  expect(text).toContain('Wie deze site beheert Stichting Bloesem · KVK 12345678')
  expect(text).toContain('Boeken met betalingsverplichting')
})

test('[PAGE-01] terms at another address are shown in a frame, with a link', async () => {
  const operator = { ...unknown, termsUrl: 'https://bloesem.example/terms.html' }
  const { html, text } = await renderHtml(<TermsPage text={terms} operator={operator} />)
  expect(html).toContain('<iframe src="https://bloesem.example/terms.html"')
  expect(html).toContain('href="https://bloesem.example/terms.html"')
  expect(text).not.toContain('Wie is wie')
})

test('a text is shown even if its operator failed to load', async () => {
  const { text } = await renderHtml(<LegalPage text={terms} operator={null} />)
  expect(text).toContain('Wie is wie')
  expect(text).not.toContain('beheert Stichting')
})
