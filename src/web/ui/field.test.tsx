import { expect, test } from 'vitest'
import { renderHtml } from '../testing/render-html.tsx'
import { Field } from './field.tsx'

const input = (attributes: object) => <input {...attributes} />

test('the error and the hint are connected with their control', async () => {
  const wrong = await renderHtml(
    <Field id="mail" label="E-mail" hint="Zoals naam@voorbeeld.nl" error="Vul een adres in">
      {input}
    </Field>,
  )
  expect(wrong.html).toContain('for="mail"')
  expect(wrong.html).toMatch(
    /<input id="mail" aria-describedby="mail-hint mail-error" aria-invalid="true"/,
  )
  for (const id of ['mail-hint', 'mail-error']) expect(wrong.html).toContain(` id="${id}"`)
  const right = await renderHtml(
    <Field id="mail" label="E-mail">
      {input}
    </Field>,
  )
  expect(right.html).not.toMatch(/aria-describedby|aria-invalid/)
})
