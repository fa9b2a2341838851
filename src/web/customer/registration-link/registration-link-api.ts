import { createApi } from '../../api-client.ts'
import type { ApiPaths } from '../../api-paths.ts'

const registrationLinkPaths = {
  readRegistrationLink: ['GET', '/prod/registrations/:token'],
  answerRegistrationQuestion: ['POST', '/prod/registrations/:token/answer'],
  confirmRegistration: ['POST', '/prod/registrations/:token/confirmation'],
} as const satisfies ApiPaths

/** Calls the operations behind the link of a registration, which no other page knows. */
export const api = createApi(registrationLinkPaths)
