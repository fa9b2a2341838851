import type { FastifyInstance } from 'fastify'
import {
  addExternalCalendar,
  listExternalCalendars,
  readExternalCalendar,
  removeExternalCalendar,
} from '#contract/external-calendar.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { addCalendar, listCalendars, readCalendarNow, removeCalendar } from './manage-calendars.ts'

/** Mounts the endpoints of calendars of other programs. */
export function registerExternalCalendars(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, listExternalCalendars, (input) => listCalendars(deps, input))
  mount(app, addExternalCalendar, (input) => addCalendar(deps, input))
  mount(app, readExternalCalendar, (input) => readCalendarNow(deps, input))
  mount(app, removeExternalCalendar, (input) => removeCalendar(deps, input))
}
