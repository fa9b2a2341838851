import { z } from 'zod'
import { LONGEST_MESSAGE, PLAN_OPTIONS, REQUEST_TYPES } from '#domain/contact/contact-request.ts'
import { LONGEST_SERVICES, MOST_YEARS } from '#domain/contact/registration.ts'
import { endpoint } from './endpoint.ts'
import { answered } from './words.ts'

const short = z.string().max(200)
const optional = short.default('')
const language = z.enum(['en', 'nl']).optional() // the reader's own unless told

// No person sees this field; what fills it in is a machine.
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
    message: z.string().max(LONGEST_MESSAGE).default(''),
    businessName: optional,
    plan: z.enum([...PLAN_OPTIONS, '']).default(''),
    demoDate: optional,
    demoTime: optional,
    termsAccepted: z.boolean().default(false),
    source: optional,
    timestamp: z.string().max(64).optional(), // ours counts
    userAgent: z.string().max(1000).optional(), // not kept
    language,
  }),
  status: 201,
  reply: z.object({ ...answered }),
})

export const registerSalon = endpoint({
  method: 'PUT',
  path: '/prod/registrations',
  summary: 'Put a salon forward for the market',
  access: 'public',
  body: z.object({
    ...honeypot,
    fullName: short,
    email: z.string().max(254),
    phone: short,
    services: z.string().max(LONGEST_SERVICES),
    experience: z.number().int().min(0).max(MOST_YEARS), // years
    postalCode: z.string().max(12),
    kvkNumber: optional,
    vatId: optional,
    terms: z.boolean(),
    language,
  }),
  status: 201,
  reply: z.object({ ...answered }),
})
