import { expect, test } from 'vitest'
import { calendarLink } from './calendar-link.ts'
import type { CompletedOrder } from './completed-order.ts'

const order: CompletedOrder = {
  orderId: '01900000-0000-7000-8000-000000000001',
  providerName: 'Knip, krul & kleur',
  providerUserName: 'knip',
  timeZone: 'Europe/Amsterdam',
  startTime: '2026-11-24T13:30:00+01:00',
  endTime: '2026-11-24T14:30:00+01:00',
  freeUntil: 0,
  place: 'Haarlemmerdijk 112, 1013 JH Amsterdam',
  isAtHome: false,
  serviceName: 'Microdermabrasiebehandeling met vitamineserum en een collageenmasker',
  firstName: 'Anouk',
  email: 'anouk@voorbeeld.nl',
  mailTo: [],
  totalAmount: 50.85,
  isConfirmed: true,
  calendarSequence: 2,
  isChanged: false,
}
const address = calendarLink(order, 'bloesem.example', Date.parse('2026-11-20T09:00:00Z'))
const file = decodeURIComponent(address.slice(address.indexOf(',') + 1))

test('the calendar entry has the order’s times, its number of changes and the UID of its mail', () => {
  expect(address).toMatch(/^data:text\/calendar;charset=utf-8,/)
  const lines = file.split('\r\n')
  expect(lines).toContain('DTSTART:20261124T123000Z')
  expect(lines).toContain('DTEND:20261124T133000Z')
  expect(lines).toContain('DTSTAMP:20261120T090000Z')
  expect(lines).toContain('SEQUENCE:2')
  expect(lines).toContain('STATUS:CONFIRMED')
  expect(file).toContain('UID:order-01900000-0000-7000-8000-000000000001@bloesem.example')
})
