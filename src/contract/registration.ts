import { z } from 'zod'
import { CATEGORY_KEYS } from '#domain/catalog/category.ts'
import { PROFILE_LENGTHS } from '#domain/profile/profile-lengths.ts'
import { MAX_DECISION_LENGTH } from '#domain/registration/registration-status.ts'
import { cityCode, replyBase } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { operatorText } from './operator-text.ts'

const ofToken = z.object({ token: z.string().max(64) })

/** What a link in a mail about a registration can be used for. */
export const registrationLinkStep = z.enum(['confirm', 'answer', 'nothing'])

export const readRegistrationLink = endpoint({
  method: 'GET',
  path: '/prod/registrations/:token',
  summary: 'The registration behind a mailed link; reading it changes nothing',
  access: 'public',
  params: ofToken,
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      registration: z.object({
        step: registrationLinkStep,
        salonName: z.string(),
        street: z.string(),
        postalCode: z.string(),
        question: z.string().nullable(),
      }),
    }),
  }),
  refusals: ['not-found', 'too-many-requests'],
})

export const answerRegistrationQuestion = endpoint({
  method: 'POST',
  path: '/prod/registrations/:token/answer',
  summary: 'Answer the question of the operator about a registration; whoever has the link may',
  access: 'public',
  params: ofToken,
  body: z.object({ answer: operatorText(MAX_DECISION_LENGTH) }),
  status: 200,
  reply: z.object(replyBase),
  refusals: ['not-found', 'registration-changed', 'too-many-requests'],
})

export const confirmRegistration = endpoint({
  method: 'POST',
  path: '/prod/registrations/:token/confirmation',
  summary:
    'Prove the address of a registration and make its hidden salon, where REGISTRATION=open; the invitation to its owner is mailed',
  access: 'public',
  params: ofToken,
  body: z.object({
    fullName: operatorText(PROFILE_LENGTHS.fullName),
    street: operatorText(PROFILE_LENGTHS.street),
    cityCode,
    category: z.enum(CATEGORY_KEYS).nullable(),
  }),
  status: 200,
  reply: z.object(replyBase),
  refusals: ['not-found', 'registration-changed', 'too-many-requests'],
})
