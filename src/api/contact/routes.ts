import type { FastifyInstance } from 'fastify'
import {
  registerSalon as registerSalonEndpoint,
  sendContactRequest as sendContactRequestEndpoint,
} from '#contract/contact.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { registerSalon } from './register-salon.ts'
import { sendContactRequest } from './send-contact-request.ts'

export function registerContact(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, sendContactRequestEndpoint, (input) => sendContactRequest(deps, input))
  mount(app, registerSalonEndpoint, (input) => registerSalon(deps, input))
}
