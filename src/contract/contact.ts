import { z } from 'zod'
import { MAX_MESSAGE_LENGTH, PLAN_OPTIONS, REQUEST_TYPES } from '#domain/contact/contact-request.ts'
import { MAX_EXPERIENCE_YEARS, MAX_SERVICES_LENGTH } from '#domain/contact/registration.ts'
import { PROFILE_LENGTHS } from '#domain/profile/profile-lengths.ts'
import { language, replyBase } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'

const short = z.string().max(200)
const optional = short.default('')

// A hidden field that only bots fill in.
const honeypot = { website: optional }

export const sendContactRequest = endpoint({
  method: 'POST',
  path: '/prod/contactus',
  summary: 'Write to the operator: a question, a talk about plans, or a day for a demo',
  access: 'public',
  body: z.object({
    ...honeypot,
    requestType: z.enum(REQUEST_TYPES),
    name: short,
    email: z.string().max(254),
    phone: optional,
    message: z.string().max(MAX_MESSAGE_LENGTH).default(''),
    businessName: optional,
    plan: z.enum([...PLAN_OPTIONS, '']).default(''),
    demoDate: optional,
    demoTime: optional,
    termsAccepted: z.boolean().default(false),
    source: optional,
    timestamp: z.string().max(64).optional(), // ignored: the server's time is used
    userAgent: z.string().max(1000).optional(), // not stored
    language: language.optional(), // the reader's when left out
  }),
  status: 201,
  reply: z.object({ ...replyBase }),
})

export const registerProvider = endpoint({
  method: 'PUT',
  path: '/prod/registrations',
  summary: 'Put a salon forward for the market',
  access: 'public',
  body: z.object({
    ...honeypot,
    fullName: short,
    email: z.string().max(254),
    phone: short,
    salonName: z.string().max(PROFILE_LENGTHS.fullName).default(''),
    street: z.string().max(PROFILE_LENGTHS.street).default(''),
    services: z.string().max(MAX_SERVICES_LENGTH),
    experience: z.number().int().min(0).max(MAX_EXPERIENCE_YEARS), // years
    postalCode: z.string().max(12),
    kvkNumber: optional,
    vatId: optional,
    terms: z.boolean(),
    language: language.optional(), // the reader's when left out
  }),
  status: 201,
  reply: z.object({ ...replyBase }),
})
