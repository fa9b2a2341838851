import { expect, test } from 'vitest'
import { withoutSentText, withTextPutBack } from './use-stored-texts.ts'

test('[DESK-280] a field whose text was sent is emptied, unless it was typed in meanwhile', () => {
  const texts = { reply: 'Ja, dat kan.', answer: 'Wel.' }
  expect(withoutSentText(texts, 'reply', 'Ja, dat kan.')).toEqual({ reply: '', answer: 'Wel.' })
  expect(withoutSentText(texts, 'reply', 'Ja.')).toBe(texts)
})

test('[DESK-198] a text whose sending is undone is in its field again, unless it was typed in meanwhile', () => {
  const texts = { question: '', facts: 'Tatoeages.' }
  const written = { question: 'Hoe laat?', facts: 'Tatoeages.' }
  expect(withTextPutBack(texts, 'question', 'Hoe laat?')).toEqual(written)
  expect(withTextPutBack(written, 'question', 'Waar?')).toBe(written)
})
