import { z } from 'zod'
import { instant, replyBase } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { operatorRefusals } from './operator-refusals.ts'
import { taxYearParams } from './tax-report.ts'

const reminderReply = z.object({
  ...replyBase,
  data: z.object({
    /** The owners of how many providers are mailed by a reminder that is sent now. */
    reach: z.number().int(),
    /** How many others were mailed within fourteen days. */
    mailedLately: z.number().int(),
    /** How many others have no owner with a verified mail address. */
    withoutAddress: z.number().int(),
    /** The latest reminder of the year, in numbers of providers. */
    latest: z
      .object({
        sentAt: instant,
        /** Whether every mail of it was enqueued. */
        areMailsEnqueued: z.boolean(),
        providers: z.number().int(),
        left: z.number().int(),
        givenUp: z.number().int(),
      })
      .nullable(),
  }),
})

export const getTaxReminder = endpoint({
  method: 'GET',
  path: '/deskApi/taxReports/:year/reminder',
  summary:
    'Whom a reminder about incomplete tax details would reach, and what became of the latest (DAC7). Only where DAC7 is set',
  access: 'operator',
  params: taxYearParams,
  status: 200,
  reply: reminderReply,
  refusals: operatorRefusals,
})

export const sendTaxReminder = endpoint({
  method: 'POST',
  path: '/deskApi/taxReports/:year/reminder',
  summary:
    'Mail the owners of every provider of a year whose tax details are incomplete what is missing; none twice within fourteen days',
  access: 'operator',
  params: taxYearParams,
  body: z.object({}),
  status: 201,
  reply: reminderReply,
  refusals: [...operatorRefusals, 'xsrf', 'item-changed', 'nothing-to-send'],
})
