import { expect, test } from 'vitest'
import { renderHtml } from '../../testing/render-html.tsx'
import { DecisionForm } from './decision-form.tsx'

function form(facts: string, missing: string | false = false, isSending = false) {
  return (
    <DecisionForm
      ground={<p>Reviewregel 2</p>}
      facts={facts}
      onFacts={() => {}}
      maxFacts={2000}
      effect={<p>De review is verborgen</p>}
      objection="Antwoord binnen zes maanden op deze mail."
      mails={[{ to: 'els@voorbeeld.nl', subject: 'Je review', paragraphs: [facts, 'Groet'] }]}
      submitLabel="Besluit en verstuur 1 mail"
      tone="danger-outlined"
      isSending={isSending}
      missing={missing}
      back={<a href="/desk">Terug</a>}
      onSubmit={() => {}}
    />
  )
}

test('a decision without facts cannot be sent, and says why beside its button', async () => {
  const { text, html } = await renderHtml(form(' '))
  expect(text).toContain('Schrijf eerst de feiten op.')
  expect(html).toMatch(/type="submit"[^>]*aria-disabled="true"/)
})

test('[DESK-255, DESK-271] what a decision lacks besides the facts stands beside its button', async () => {
  const { text, html } = await renderHtml(form('Het gaat over prijzen.', 'Noem eerst de wet'))
  expect(text).toContain('Noem eerst de wet')
  expect(html).toMatch(/type="submit"[^>]*aria-disabled="true"/)
})

test('[DESK-195] ground, facts and effect of a decision cannot be changed while it is on its way', async () => {
  const fieldsOf = async (isSending: boolean) => {
    const { html } = await renderHtml(form('Het gaat over prijzen.', false, isSending))
    return /<fieldset disabled="".*Reviewregel 2.*<textarea.*De review is verborgen/s.test(html)
  }
  expect(await fieldsOf(true)).toBe(true)
  expect(await fieldsOf(false)).toBe(false)
})

test('[DESK-278] facts of invisible characters alone are none', async () => {
  const { text } = await renderHtml(form('\u200b\u2800'))
  expect(text).toContain('Schrijf eerst de feiten op.')
})

test('[DESK-216] below the field of facts stands that they stay and what does not belong there', async () => {
  const { html } = await renderHtml(form(''))
  const [, hintId] = /<textarea[^>]*aria-describedby="([^"]+)"/.exec(html) ?? []
  const [, hint] = new RegExp(`id="${hintId}"[^>]*>([^<]*)<`).exec(html) ?? []
  expect(hint).toBe(
    'Wat je zag, in je eigen woorden. Het staat in de mail. Dit blijft bewaard, ook als iemand zich laat wissen. Geen namen, niets over gezondheid.',
  )
})

test('a decision has ground, facts, effect and how to object, and its mail as it will leave', async () => {
  const { text, html } = await renderHtml(form('Het gaat over uiterlijk.'))
  for (const heading of [
    'Grond',
    'Feiten',
    'Gevolg',
    'Bezwaar maken',
    'De mail zoals die vertrekt',
  ])
    expect(text).toContain(heading)
  expect(text).toContain('Aan els@voorbeeld.nl Onderwerp Je review Het gaat over uiterlijk. Groet')
  expect(html).not.toMatch(/type="submit"[^>]*aria-disabled/)
})
