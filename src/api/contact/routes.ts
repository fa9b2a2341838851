import type { FastifyInstance } from 'fastify'
import {
  registerProvider as registerProviderEndpoint,
  sendContactRequest as sendContactRequestEndpoint,
} from '#contract/contact.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { registerProvider } from './register-provider.ts'
import { sendContactRequest } from './send-contact-request.ts'

export function registerContact(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, sendContactRequestEndpoint, (input) => sendContactRequest(deps, input))
  mount(app, registerProviderEndpoint, (input) => registerProvider(deps, input))
}
