import { z } from 'zod'
import { id, instant, replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { memberRefusals } from './member-refusals.ts'

/** A calendar of another program whose busy times a provider takes over. */
const externalCalendar = z.object({
  externalCalendarId: id,
  name: z.string(),
  /** The host and the last characters of the address, which may hold a secret. */
  addressHint: z.string(),
  addedAt: instant,
  /** When it was last read well; null for never. */
  readAt: instant.nullable(),
  /** `outdated` from a day without a good read on, `dropped` from seven on: its times no longer count. */
  state: z.enum(['read', 'failing', 'outdated', 'dropped']),
  /** How many busy times it has from now on. */
  busyTimes: z.number().int(),
})

const oneCalendar = z.object({ ...replyBase, data: z.object({ calendar: externalCalendar }) })

export const listExternalCalendars = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/externalCalendars',
  summary: 'The calendars of other programs whose busy times a provider takes over',
  access: 'signed-in',
  params: z.object({ userName }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({ timeZone: z.string(), calendars: z.array(externalCalendar) }),
  }),
  refusals: memberRefusals,
})

export const addExternalCalendar = endpoint({
  method: 'POST',
  path: '/salonApi/:userName/externalCalendars',
  summary:
    'Take over the busy times of a calendar, which is read at once. The same address again changes its name',
  access: 'signed-in',
  params: z.object({ userName }),
  body: z.object({
    name: z.string().trim().min(1).max(60),
    /** https, or webcal, which stands for it. */
    address: z.string().trim().min(1).max(2_000),
  }),
  status: 201,
  reply: oneCalendar,
  refusals: [
    ...memberRefusals,
    'xsrf',
    'own-calendar',
    'calendar-unreadable',
    'too-many-calendars',
    'too-many-requests',
  ],
})

export const readExternalCalendar = endpoint({
  method: 'POST',
  path: '/salonApi/:userName/externalCalendars/:externalCalendarId/read',
  summary: 'Read a calendar now; `state` of the reply says whether it could be read',
  access: 'signed-in',
  params: z.object({ userName, externalCalendarId: id }),
  body: z.object({}),
  status: 200,
  reply: oneCalendar,
  refusals: [...memberRefusals, 'xsrf', 'not-found', 'too-many-requests'],
})

export const removeExternalCalendar = endpoint({
  method: 'DELETE',
  path: '/salonApi/:userName/externalCalendars/:externalCalendarId',
  summary: 'Remove a calendar: its busy times are free at once. Repeating changes nothing',
  access: 'signed-in',
  params: z.object({ userName, externalCalendarId: id }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ externalCalendarId: id }) }),
  refusals: [...memberRefusals, 'xsrf'],
})
