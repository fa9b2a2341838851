import { expect, test } from 'vitest'
import { changesSinceSent } from './changes-since-sent.ts'

test('[WORK-263] a field that was changed while a form was saved keeps what was typed, the others are as saved', () => {
  const sent = { name: ' Studio ', text: 'Cuts', phones: ['020'] }
  expect(changesSinceSent(sent, sent)).toEqual({})
  expect(changesSinceSent({ ...sent, text: '' }, sent)).toEqual({ text: '' })
  const edits: { name?: string; text?: string } = { name: 'Studio' }
  expect(changesSinceSent({ ...edits, text: 'Cuts' }, edits)).toEqual({ text: 'Cuts' })
})
