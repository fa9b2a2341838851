import type { error as english } from '../en/error.ts'
import type { Words } from '../words.ts'

export const error = {
  occurred: 'Er ging iets mis. Je boeking is niet geplaatst.',
  concurrentOrder: {
    title: 'Net te laat',
    message: 'Iemand anders boekte dezelfde tijd. Kies een nieuwe tijd voor je afspraak.',
    reschedule: 'Kies een andere tijd',
  },
} satisfies Words<typeof english>
