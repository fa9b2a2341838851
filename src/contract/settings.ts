import { z } from 'zod'
import { PROVIDER_MAILS } from '#domain/order/provider-mail.ts'
import { leavesTimeToBook, RULE_LIMITS } from '#domain/schedule/booking-rules.ts'
import { language, replyBase, userName, version } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'

const memberRefusals = ['sign-in-required', 'invalid-token', 'forbidden'] as const

const number = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max)

/** The booking rules of a provider, the mails to the salon, and what its roles may. */
const settings = z.object({
  autoConfirm: z.boolean(),
  answerTermMinutes: number(RULE_LIMITS.answerTermMinutes),
  minimumNoticeMinutes: number(RULE_LIMITS.minimumNoticeMinutes),
  horizonDays: number(RULE_LIMITS.horizonDays),
  cancellationWindowMinutes: number(RULE_LIMITS.cancellationWindowMinutes),
  bufferMinutes: number(RULE_LIMITS.bufferMinutes),
  slotStepMinutes: number(RULE_LIMITS.slotStepMinutes),
  mailLanguage: language,
  /** The mails about orders that the salon gets. */
  mails: z.array(z.enum(PROVIDER_MAILS)),
  receptionMayCancel: z.boolean(),
  managersMayExport: z.boolean(),
})

export type Settings = z.output<typeof settings>

const settingsReply = z.object({
  ...replyBase,
  data: z.object({
    version: z.number().int(), // sent back with a change
    timeZone: z.string(),
    /** Whether customers can find and book it. */
    isActive: z.boolean(),
    upcomingVisits: z.number().int(),
    /** Whether its tax details are asked (DAC7). */
    asksTaxDetails: z.boolean(),
    settings,
  }),
})

export const getSettings = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/settings',
  summary: 'The booking rules of a provider and the mails to the salon',
  access: 'signed-in',
  params: z.object({ userName }),
  status: 200,
  reply: settingsReply,
  refusals: memberRefusals,
})

export const changeSettings = endpoint({
  method: 'PUT',
  path: '/salonApi/:userName/settings',
  summary:
    'Change the booking rules and the mails to the salon; orders that exist keep the rules they were placed by',
  access: 'signed-in',
  params: z.object({ userName }),
  body: settings
    .extend({
      version,
      mails: settings.shape.mails.max(PROVIDER_MAILS.length),
    })
    .refine(leavesTimeToBook, {
      path: ['horizonDays'],
      message: 'leaves no time to book after the notice',
    }),
  status: 200,
  reply: settingsReply,
  refusals: [...memberRefusals, 'xsrf', 'settings-changed'],
})

export const pauseProvider = endpoint({
  method: 'PUT',
  path: '/salonApi/:userName/pause',
  summary:
    'Pause a provider, so that customers can neither find nor book it, or resume it; its visits stay. The same again changes nothing',
  access: 'signed-in',
  params: z.object({ userName }),
  body: z.object({ isPaused: z.boolean() }),
  status: 200,
  reply: settingsReply,
  refusals: [...memberRefusals, 'xsrf', 'provider-hidden'],
})
