import { expect, test } from 'vitest'
import { canUndo, MAIL_DELAY_MS, UNDO_MS } from './undo.ts'

test('[WORK-12] an act is taken back within ten seconds and never once its mails are due', () => {
  expect(canUndo(1_000, 1_000 + UNDO_MS)).toBe(true)
  expect(canUndo(1_000, 1_000 + MAIL_DELAY_MS - 1)).toBe(true)
  expect(canUndo(1_000, 1_000 + MAIL_DELAY_MS)).toBe(false)
})
