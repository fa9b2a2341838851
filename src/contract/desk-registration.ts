import { z } from 'zod'
import { CATEGORY_KEYS } from '#domain/catalog/category.ts'
import { INVITATION_STATUSES } from '#domain/membership/invitation.ts'
import { PROFILE_LENGTHS } from '#domain/profile/profile-lengths.ts'
import { isProviderUserName } from '#domain/registration/proposed-user-name.ts'
import {
  DUPLICATE_REASONS,
  MAX_DECISION_LENGTH,
  REFUSAL_GROUNDS,
  REGISTRATION_LISTS,
  REGISTRATION_STATUSES,
} from '#domain/registration/registration-status.ts'
import {
  cityCode,
  emptyAsUndefined,
  id,
  instant,
  language,
  plainDate,
  replyBase,
  userName,
  version,
} from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { cursor, pageSize } from './keyset.ts'
import { operatorRefusals } from './operator-refusals.ts'
import { operatorText } from './operator-text.ts'

const point = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

const assignee = z.object({ userName: z.string(), name: z.string() }).nullable()

/** The counts of the lists; none counts beyond 1,000. */
const counts = z.object({
  open: z.number().int(),
  waiting: z.number().int(),
  decided: z.number().int(),
})

const summary = z.object({
  registrationId: id,
  version: z.number().int(),
  status: z.enum(REGISTRATION_STATUSES),
  /** Empty when the form had none. */
  salonName: z.string(),
  fullName: z.string(),
  postalCode: z.string(),
  services: z.string(),
  registeredAt: instant,
  /** The last day of the term, in Dutch time. It stands still while the salon has to answer. */
  dueOn: plainDate,
  /** Working days left, today's not counted; below zero when it is late. Null while the term stands still and once decided. */
  daysLeft: z.number().int().nullable(),
  actedAt: instant.nullable(), // of the latest question or decision
  answeredAt: instant.nullable(),
  assignee,
  hasDuplicates: z.boolean(),
  /** What became of the invitation to its owner; null without one. */
  invitation: z.object({ status: z.enum(INVITATION_STATUSES), expiresAt: instant }).nullable(),
})

export const listRegistrations = endpoint({
  method: 'GET',
  path: '/deskApi/registrations',
  summary:
    'Salons that want to join: those that wait for an operator by term, for the salon or decided',
  access: 'operator',
  query: z.object({
    list: z.enum(REGISTRATION_LISTS).default('open'),
    after: emptyAsUndefined(cursor),
    limit: pageSize,
  }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      today: plainDate, // in Amsterdam
      registrations: z.array(summary),
      nextCursor: cursor.nullable(),
      counts,
    }),
  }),
  refusals: operatorRefusals,
})

/** A salon or registration that looks the same, and what is the same. */
const duplicate = z.object({
  kind: z.enum(['provider', 'registration']),
  id,
  userName: z.string().nullable(), // of a provider
  name: z.string(),
  phone: z.string(),
  kvkNumber: z.string().nullable(),
  address: z.string(),
  isLive: z.boolean().nullable(), // of a provider: whether customers find it
  status: z.enum(REGISTRATION_STATUSES).nullable(), // of a registration
  same: z.array(z.enum(DUPLICATE_REASONS)),
})

const detail = summary.extend({
  email: z.string(),
  phone: z.string(),
  experienceYears: z.number().int(),
  street: z.string(),
  kvkNumber: z.string().nullable(),
  vatId: z.string().nullable(),
  language,
  question: z.string().nullable(),
  answer: z.string().nullable(),
  refusal: z.object({ ground: z.enum(REFUSAL_GROUNDS), text: z.string() }).nullable(),
  /** Until when the latest act can be undone; null when it cannot. */
  undoUntil: instant.nullable(),
  mailedAt: instant.nullable(), // when the latest mail about it left
  provider: z
    .object({ userName: z.string(), fullName: z.string(), isLive: z.boolean() })
    .nullable(),
  checks: z.object({
    /** Eight digits; nobody outside is asked. */
    kvk: z.enum(['right', 'wrong', 'missing']),
    /** The check digits. */
    vat: z.enum(['right', 'wrong', 'missing']),
    /** What the service of VAT_CHECK_URL says; null where nobody is asked. `failed` is asked again at `retryAt`. */
    vatService: z
      .object({
        result: z.enum(['asking', 'valid', 'invalid', 'failed']),
        checkedAt: instant.nullable(),
        retryAt: instant.nullable(),
      })
      .nullable(),
    /** Whether a link that was mailed to the address has been used, and when. */
    provenAt: instant.nullable(),
    /**
     * Where the address is: of street and postal code, of the postal code alone, not found by the places service (which may
     * not have answered), or not asked because there is no such service.
     */
    place: z.enum(['address', 'postal-code', 'unknown', 'no-service']),
    point: point.nullable(),
  }),
  duplicates: z.array(duplicate),
  /** What operators wrote down for each other, the latest first; at most 100. */
  notes: z.array(
    z.object({
      noteId: id,
      writtenAt: instant,
      writtenBy: z.string().nullable(), // null once the account is gone
      text: z.string(),
    }),
  ),
  /** What the form of an approval begins with. */
  proposal: z.object({ userName: z.string(), cityCode: cityCode.nullable() }),
})

const detailReply = z.object({
  ...replyBase,
  data: z.object({
    today: plainDate,
    /** Where a refused salon objects, as the mail says; null for the contact page. */
    operatorEmail: z.string().nullable(),
    registration: detail,
  }),
})

const ofRegistration = z.object({ registrationId: id })
const text = operatorText(MAX_DECISION_LENGTH)
const changeRefusals = [
  ...operatorRefusals,
  ...(['xsrf', 'not-found', 'registration-changed'] as const),
]

export const getRegistration = endpoint({
  method: 'GET',
  path: '/deskApi/registrations/:registrationId',
  summary: 'A registration with its checks, and the salons that look like it',
  access: 'operator',
  params: ofRegistration,
  status: 200,
  reply: detailReply,
  refusals: [...operatorRefusals, 'not-found'],
})

export const assignRegistration = endpoint({
  method: 'PUT',
  path: '/deskApi/registrations/:registrationId/assignee',
  summary: 'Take a registration, or give it back. The same again changes nothing',
  access: 'operator',
  params: ofRegistration,
  body: z.object({ version, isMine: z.boolean() }),
  status: 200,
  reply: detailReply,
  refusals: changeRefusals,
})

export const addRegistrationNote = endpoint({
  method: 'POST',
  path: '/deskApi/registrations/:registrationId/notes',
  summary: 'Write down something for other operators; it is never mailed and never changed',
  access: 'operator',
  params: ofRegistration,
  body: z.object({ text: operatorText(2000) }),
  status: 200,
  reply: detailReply,
  refusals: [...operatorRefusals, 'xsrf', 'not-found'],
})

export const approveRegistration = endpoint({
  method: 'POST',
  path: '/deskApi/registrations/:registrationId/approval',
  summary: 'Make a hidden salon of a registration and invite its owner by mail, ten seconds later',
  access: 'operator',
  params: ofRegistration,
  body: z.object({
    version,
    fullName: operatorText(PROFILE_LENGTHS.fullName),
    userName: userName.refine(isProviderUserName, 'is small letters, digits and hyphens'),
    street: operatorText(PROFILE_LENGTHS.street),
    cityCode,
    /** The category of its starter menu. */
    category: z.enum(CATEGORY_KEYS).nullable(),
    /** Left out, that of the address, else that of the city; its owner moves it. */
    point: point.nullable(),
    note: z.string().trim().max(MAX_DECISION_LENGTH), // the operator's own words in the mail
  }),
  status: 200,
  reply: detailReply,
  refusals: [...changeRefusals, 'username-taken', 'too-many-requests'],
})

export const askRegistration = endpoint({
  method: 'POST',
  path: '/deskApi/registrations/:registrationId/question',
  summary:
    'Ask the salon something by mail, ten seconds later; the term stands still until it answers',
  access: 'operator',
  params: ofRegistration,
  body: z.object({ version, question: text }),
  status: 200,
  reply: detailReply,
  refusals: changeRefusals,
})

export const answerForRegistration = endpoint({
  method: 'POST',
  path: '/deskApi/registrations/:registrationId/answer',
  summary: 'Write down what the salon answered by mail or telephone; the term goes on',
  access: 'operator',
  params: ofRegistration,
  body: z.object({ version, answer: text }),
  status: 200,
  reply: detailReply,
  refusals: changeRefusals,
})

export const refuseRegistration = endpoint({
  method: 'POST',
  path: '/deskApi/registrations/:registrationId/refusal',
  summary: 'Refuse a registration, with the ground and the facts, by mail ten seconds later',
  access: 'operator',
  params: ofRegistration,
  body: z.object({ version, ground: z.enum(REFUSAL_GROUNDS), text }),
  status: 200,
  reply: detailReply,
  refusals: changeRefusals,
})

export const undoRegistrationAct = endpoint({
  method: 'POST',
  path: '/deskApi/registrations/:registrationId/undo',
  summary: 'Undo the latest question or decision, within ten seconds and before its mail has left',
  access: 'operator',
  params: ofRegistration,
  body: z.object({ version }),
  status: 200,
  reply: detailReply,
  refusals: [...changeRefusals, 'mail-sent'],
})

export const sendRegistrationInvitation = endpoint({
  method: 'POST',
  path: '/deskApi/registrations/:registrationId/invitation',
  summary: 'Mail the invitation to the owner of an approved salon again, for fourteen more days',
  access: 'operator',
  params: ofRegistration,
  body: z.object({ version }),
  status: 200,
  reply: detailReply,
  refusals: [...changeRefusals, 'too-many-requests'],
})

export const withdrawRegistration = endpoint({
  method: 'POST',
  path: '/deskApi/registrations/:registrationId/withdrawal',
  summary:
    'Withdraw the invitation of an approved salon that nobody has accepted, and the hidden salon',
  access: 'operator',
  params: ofRegistration,
  body: z.object({ version }),
  status: 200,
  reply: detailReply,
  refusals: changeRefusals,
})

/** The operations of the desk on registrations, by operation id. */
export const deskRegistrationEndpoints = {
  listRegistrations,
  getRegistration,
  assignRegistration,
  addRegistrationNote,
  approveRegistration,
  askRegistration,
  answerForRegistration,
  refuseRegistration,
  undoRegistrationAct,
  sendRegistrationInvitation,
  withdrawRegistration,
} as const
