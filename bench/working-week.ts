import type { WorkingHours } from '#domain/schedule/slots.ts'

/** Monday to Saturday, from nine to six. */
export const WORKING_WEEK: readonly WorkingHours[] = [1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  isOpen: true,
  openTime: '09:00',
  closeTime: '18:00',
}))
