import { z } from 'zod'
import { INVITATION_STATES } from '#domain/membership/invitation.ts'
import { MEMBER_ROLES } from '#domain/membership/role.ts'
import { REGISTRATION_STATUSES } from '#domain/registration/registration-status.ts'
import { amount, id, instant, replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { taxDetails } from './tax-details.ts'

const moment = instant.nullable()
const text = z.string().nullable()

const orderedItem = z.object({
  serviceCode: z.string(),
  nameEn: z.string(),
  nameNl: z.string(),
  quantity: z.number().int(),
  price: amount,
  durationMinutes: z.number().int(),
  vatRate: z.number().int(),
  isAddon: z.boolean(),
})

const orderEvent = z.object({
  at: instant,
  by: z.enum(['you', 'salon', 'system', 'operator']),
  fromStatus: text,
  toStatus: z.string(),
  fromStartsAt: moment.describe('When the visit was to start before this change'),
  agreedAt: moment.describe('When you agreed to this move by the salon'),
  note: z.string(),
})

const ownOrder = z.object({
  orderId: z.uuid(),
  providerUserName: z.string(),
  providerName: z.string(),
  status: z.string(),
  startsAt: instant,
  endsAt: instant,
  timeZone: z.string(),
  language: z.string(),
  serviceName: z.string(),
  serviceType: z.string(),
  serviceLocation: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  customerAddress: text,
  travelKm: z.number().nullable().describe('How far your home is from the salon'),
  customerInstructions: z.string(),
  promotionTitle: text,
  originalAmount: amount,
  travelFee: amount,
  discountAmount: amount,
  totalAmount: amount,
  cancellationWindowMinutes: z.number().int(),
  acceptedTermsAt: moment.describe('Null for a booking that the salon made'),
  placedAt: instant,
  cancelledAt: moment,
  remindedFor: moment.describe('The start you were last reminded of'),
  reviewInvitedAt: moment.describe('When you were asked how it was'),
  items: z.array(orderedItem),
  events: z.array(orderEvent).describe('Everything that was done to the booking, and by whom'),
  mails: z
    .array(z.object({ kind: z.string(), at: instant, isSent: z.boolean() }))
    .describe('The mails to you about the booking, without their text'),
})

const ownReview = z.object({
  reviewId: z.uuid(),
  providerUserName: z.string(),
  rating: z.number().int(),
  userFeedback: z.string(),
  reviewerName: z.string(),
  language: z.string(),
  anonymous: z.boolean(),
  reply: text,
  repliedAt: moment,
  hiddenAt: moment.describe('When the operator took it off the pages'),
  createdAt: instant,
  objections: z.array(z.string()).describe('What you said against decisions about it'),
})

const ownMessage = z.object({
  requestType: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  businessName: z.string(),
  plan: z.string(),
  demoDate: text,
  demoTime: text,
  source: z.string(),
  language: z.string(),
  requestedAt: instant,
  /** The thread after it. */
  mails: z.array(
    z.object({ direction: z.enum(['sent', 'received']), text: z.string(), writtenAt: instant }),
  ),
})

const ownReport = z.object({
  kind: z.string(),
  reason: z.string(),
  message: z.string(),
  quote: z.string(),
  name: z.string(),
  email: text,
  language: z.string(),
  reportedAt: instant,
  objection: text.describe('What you said against the decision'),
})

const ownRegistration = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  services: z.string(),
  experienceYears: z.number().int(),
  postalCode: z.string(),
  kvkNumber: text,
  vatId: text,
  salonName: z.string(),
  street: z.string(),
  status: z.enum(REGISTRATION_STATUSES),
  question: z.string().nullable(),
  answer: z.string().nullable(),
  refusal: z.string().nullable(),
  language: z.string(),
  registeredAt: instant,
  notes: z
    .array(z.object({ text: z.string(), writtenAt: instant }))
    .describe('What operators wrote for each other'),
})

const membership = z.object({
  providerUserName: z.string(),
  providerName: z.string(),
  role: z.enum(MEMBER_ROLES),
  joinedAt: instant,
  /** The mails that you chose, of those that your role can have; null while you have chosen nothing. */
  mails: z.array(z.string()).nullable(),
  /** What you chose that your devices show; null while you have chosen nothing. */
  pushes: z.array(z.string()).nullable(),
  /** Until when you have seen what customers did there. */
  newsSeenAt: instant.nullable(),
  /** Until when you have seen what others changed on the agenda. */
  agendaSeenAt: instant.nullable(),
  /** Changes that you opened before earlier ones. */
  changesSeen: z.array(z.object({ orderId: id, changedAt: instant })),
  /** Devices that get notifications of the salon. */
  devices: z.array(z.object({ language: z.string(), subscribedAt: instant })),
  /** Calendars of other programs that you added; their addresses are encrypted. */
  externalCalendars: z.array(z.object({ name: z.string(), addedAt: instant })),
  /** Calendar feeds that you made; their addresses are not stored. */
  calendarFeeds: z.array(z.object({ name: z.string(), createdAt: instant })),
})

const ownProvider = z.object({
  userName: z.string(),
  fullName: z.string(),
  street: z.string(),
  postalCode: z.string(),
  email: z.string(),
  mobileNumbers: z.array(z.string()),
  website: text,
  instagram: text,
  facebook: text,
  twitter: text,
  kvkNumber: text,
  vatId: text,
  taxDetails: taxDetails
    .extend({ taxNumber: z.string() })
    .nullable()
    .describe(
      'What you filled in for the tax office; null for nothing. The BSN or RSIN is whole within ten minutes of signing in, to the only owner of the salon',
    ),
})

const signInRecord = z.object({
  userName: z.string(),
  email: z.string(),
  name: z.string(),
  phoneNumber: text,
  pictureUrl: text,
  role: z.string(),
  hasPassword: z.boolean().describe('The password itself is not kept, only a hash of it'),
  createdAt: instant,
  otherServices: z.array(z.object({ issuer: z.string(), subject: z.string(), linkedAt: instant })),
  sessions: z.array(
    z.object({
      sessionId: z.string(),
      browser: text,
      system: text,
      signedInAt: moment,
      lastSeenAt: moment,
      expiresAt: instant,
    }),
  ),
  secondFactor: z
    .object({
      authenticatorAddedAt: moment,
      passkeys: z.array(z.object({ name: z.string(), addedAt: instant, lastUsedAt: moment })),
      recoveryCodesLeft: z.number().int(),
    })
    .describe('The secret of your app is kept encrypted, and of recovery codes only a hash'),
  setUpCodes: z.array(z.object({ expiresAt: instant })),
  passwordRequests: z.array(z.object({ login: z.string(), expiresAt: instant })),
  unconfirmedSignUps: z.array(
    z.object({ userName: z.string(), name: z.string(), phoneNumber: text, createdAt: instant }),
  ),
})
export type SignInRecord = z.output<typeof signInRecord>

/** Everything that is stored about one person, by table. */
export const personalData = z.object({
  madeAt: instant,
  account: z
    .object({
      userName: z.string(),
      name: z.string(),
      email: z.string(),
      emailVerified: z.boolean().describe('Whether who signs you in vouches for the address'),
      phoneNumber: text,
      profilePictureUrl: text,
      role: z.string(),
      createdAt: instant,
    })
    .describe('Who you are here'),
  signIn: signInRecord
    .nullable()
    .describe('How you sign in; null where another service does that and keeps it'),
  orders: z.array(ownOrder).describe('Your bookings, the newest visit first'),
  reviews: z.array(ownReview),
  favourites: z.array(
    z.object({ providerUserName: z.string(), providerName: z.string(), keptAt: instant }),
  ),
  holds: z
    .array(z.object({ providerUserName: z.string(), startsAt: moment, expiresAt: instant }))
    .describe('Times kept free while you fill in a booking'),
  mailAddresses: z
    .array(z.object({ email: z.string(), requestedAt: instant, verifiedAt: moment }))
    .describe('Other addresses for mails about your bookings'),
  blocks: z
    .array(z.object({ providerUserName: z.string(), blockedAt: instant }))
    .describe('Salons that take no bookings from you'),
  clients: z
    .array(
      z.object({
        providerUserName: z.string(),
        name: z.string(),
        phone: z.string(),
        email: text,
        note: z.string(),
        createdAt: instant,
      }),
    )
    .describe('What salons keep about you as their client, with their notes'),
  requestKeys: z
    .array(z.object({ key: z.string(), orderId: z.uuid().nullable(), createdAt: instant }))
    .describe('So that sending a booking, or a new client, twice does not write it twice'),
  messages: z.array(ownMessage).describe('What was sent to the operator from your address'),
  reports: z.array(ownReport).describe('What you reported to the operator'),
  registrations: z.array(ownRegistration).describe('Salons put forward from your address'),
  mails: z
    .array(z.object({ createdAt: instant, subject: z.string(), text: z.string() }))
    .describe('Mails to you, where this site has no mail service'),
  memberships: z.array(membership).describe('Salons at which you work'),
  invitations: z
    .array(
      z.object({
        providerUserName: z.string(),
        providerName: z.string(),
        role: z.enum(MEMBER_ROLES),
        sentBy: z.enum(['you', 'salon']),
        state: z.enum(INVITATION_STATES),
        sentAt: instant,
        expiresAt: instant,
        endedAt: moment,
      }),
    )
    .describe('Invitations to work at a salon: to your address, and those you sent'),
  termsMails: z
    .array(z.object({ number: z.number().int(), mailedAt: moment }))
    .describe('Versions of the terms for salons that you were mailed about'),
  salons: z.array(ownProvider).describe('Salons that are yours'),
})
export type PersonalData = z.output<typeof personalData>

export const getPersonalData = endpoint({
  method: 'GET',
  path: '/accountApi/data',
  summary: 'Everything that is stored about the caller',
  access: 'signed-in',
  status: 200,
  reply: z.object({ ...replyBase, data: personalData }),
  refusals: ['sign-in-required', 'invalid-token', 'not-found'],
})

/** `data` of account-in-use. */
export const accountInUseData = z.object({
  visitsToCome: z.number().int(),
  salons: z.number().int(),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/accountApi/delete',
  summary:
    'Delete the own account within ten minutes of signing in: what is personal goes, bookings stay in the books without anybody in them',
  access: 'signed-in',
  body: z.object({ userName }), // the caller's own, as a confirmation
  status: 200,
  reply: z.object(replyBase),
  refusals: [
    'sign-in-required',
    'invalid-token',
    'xsrf',
    'forbidden',
    'not-found',
    'sign-in-again',
    'account-in-use',
  ],
})
