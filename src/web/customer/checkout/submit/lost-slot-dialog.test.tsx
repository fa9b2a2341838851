import { expect, test } from 'vitest'
import { renderHtml } from '../../../testing/render-html.tsx'
import { aSlot } from '../../booking/testing/slots.ts'
import { LostSlotDialog } from './lost-slot-dialog.tsx'

const nothing = () => undefined

function lostSlotDialog(nextSlots = [aSlot('2026-11-24', '15:00'), aSlot('2026-11-26', '13:30')]) {
  const slot = aSlot('2026-11-24', '13:30')
  return (
    <LostSlotDialog lost={slot} nextSlots={nextSlots} onTake={nothing} onReschedule={nothing} />
  )
}

test('[CHECKOUT-09] the concurrent order dialog has its fixed texts in both languages, and cannot be closed', async () => {
  const { html, text } = await renderHtml(lostSlotDialog(), 'en')
  expect(text).toContain('Concurrent Order')
  expect(text).toContain(
    'Someone else booked on the same time. Please reschedule your order. Everything you filled in is still here.',
  )
  expect(text).toMatch(/Reschedule$/)
  expect(html).not.toContain('aria-label="Close"')
  const dutch = await renderHtml(lostSlotDialog())
  expect(dutch.text).toMatch(
    /^Net te laat Iemand anders boekte dezelfde tijd\..* Kies een andere tijd$/,
  )
})

test('a time that is too late to book was not taken by another customer', async () => {
  const slot = aSlot('2026-11-24', '13:30')
  const dialog = (
    <LostSlotDialog
      lost={slot}
      isTaken={false}
      nextSlots={[]}
      onTake={nothing}
      onReschedule={nothing}
    />
  )
  const { text } = await renderHtml(dialog)
  expect(text).toContain('Kies een andere tijd 13:30 kan niet meer: het is te kort dag')
  expect(text).not.toContain('Iemand anders')
})

test('[CHECKOUT-08] the nearest free times are listed with the difference to the lost one', async () => {
  const { text } = await renderHtml(lostSlotDialog())
  expect(text).toContain('Di 24 november, 15:00 – 16:00 1 u 30 later')
  expect(text).toContain('Do 26 november, 13:30 – 14:30 2 dagen later')
  expect((await renderHtml(lostSlotDialog([]))).text).not.toContain('dichtstbijzijnde')
})
