import { expect, test } from 'vitest'
import { withoutSentText } from './use-stored-texts.ts'

test('[DESK-280] a field whose text was sent is emptied, unless it was typed in meanwhile', () => {
  const texts = { reply: 'Ja, dat kan.', answer: 'Wel.' }
  expect(withoutSentText(texts, 'reply', 'Ja, dat kan.')).toEqual({ reply: '', answer: 'Wel.' })
  expect(withoutSentText(texts, 'reply', 'Ja.')).toBe(texts)
})
