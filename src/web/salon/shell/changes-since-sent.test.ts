import { expect, test } from 'vitest'
import { keepUnsavedChanges } from './keep-unsaved-changes.ts'

test('[WORK-263] a field that was changed while a form was saved keeps what was typed, the others are as saved', () => {
  const sent = { name: ' Studio ', text: 'Cuts', phones: ['020'] }
  const saved = { name: 'Studio', text: 'Cuts', phones: ['020 1'] }
  expect(keepUnsavedChanges(sent, sent, saved)).toEqual(saved)
  expect(keepUnsavedChanges({ ...sent, text: 'Cuts and more' }, sent, saved)).toEqual({
    ...saved,
    text: 'Cuts and more',
  })
})
