import { desk } from './desk.ts'
import { deskLog } from './desk-log.ts'
import { deskMessages } from './desk-messages.ts'
import { deskNumbers } from './desk-numbers.ts'
import { deskOrders } from './desk-orders.ts'
import { deskPeople } from './desk-people.ts'
import { deskRegistrations } from './desk-registrations.ts'
import { deskReports } from './desk-reports.ts'
import { deskSalons } from './desk-salons.ts'
import { deskStart } from './desk-start.ts'
import { deskSystem } from './desk-system.ts'

/** What the pages of the operator's desk say, by namespace. */
export const deskPages = {
  desk,
  deskLog,
  deskMessages,
  deskNumbers,
  deskOrders,
  deskPeople,
  deskRegistrations,
  deskReports,
  deskSalons,
  deskStart,
  deskSystem,
}
