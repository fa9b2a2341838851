import { z } from 'zod'
import { MEMBER_ROLES } from '#domain/membership/role.ts'
import { emptyAsUndefined, id, instant, replyBase } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { cursor, pageSize } from './keyset.ts'
import { operatorRefusals } from './operator-refusals.ts'

/** What a provider's story tells, besides the acts of operators. */
const STORY_EVENTS = [
  'registered',
  'created',
  'live',
  'paused',
  'ended',
  'invited',
  'invitation-accepted',
  'invitation-declined',
  'invitation-withdrawn',
  'decision-mailed',
  'customers-told',
  'terms-mailed',
] as const
export type StoryEvent = (typeof STORY_EVENTS)[number]

const entry = z.object({
  entryId: id,
  at: instant,
  event: z.enum(['act', ...STORY_EVENTS]),
  /** Of an act: which, by whom, and why. */
  act: z.string().nullable(),
  /** Null for the command line, and for an account that is deleted: `byCommandLine` tells which. */
  operatorName: z.string().nullable(),
  byCommandLine: z.boolean(),
  reason: z.string().nullable(),
  /** Of an invitation. */
  role: z.enum(MEMBER_ROLES).nullable(),
  /** Of terms: the number of the version. */
  termsNumber: z.number().int().nullable(),
  /** Of a registration and of an act about it. */
  registrationId: id.nullable(),
})

export const getProviderStory = endpoint({
  method: 'GET',
  path: '/deskApi/salons/:providerId/story',
  summary:
    'What happened to a provider, the latest first: registration, acts of operators, states, invitations, and mails about decisions and terms. No client is named',
  access: 'operator',
  params: z.object({ providerId: id }),
  query: z.object({ after: emptyAsUndefined(cursor), limit: pageSize }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({ entries: z.array(entry), nextCursor: cursor.nullable() }),
  }),
  refusals: [...operatorRefusals, 'not-found'],
})
