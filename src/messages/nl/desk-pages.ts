import { desk } from './desk.ts'
import { deskLog } from './desk-log.ts'
import { deskNumbers } from './desk-numbers.ts'
import { deskOrders } from './desk-orders.ts'
import { deskPeople } from './desk-people.ts'
import { deskRegistrations } from './desk-registrations.ts'
import { deskSalons } from './desk-salons.ts'
import { deskStart } from './desk-start.ts'

export const deskPages = {
  desk,
  deskLog,
  deskRegistrations,
  deskStart,
  deskNumbers,
  deskOrders,
  deskPeople,
  deskSalons,
}
import { deskReports } from './desk-reports.ts'

export const deskPages = { desk, deskLog, deskReports, deskStart }
