import type { FastifyInstance } from 'fastify'
import {
  registerProvider as registerProviderEndpoint,
  sendContactRequest as sendContactRequestEndpoint,
} from '#contract/contact.ts'
import {
  addContactAnswer,
  assignContactRequest,
  getContactRequest,
  listContactRequests as listEndpoint,
  replyToContactRequest,
  setContactRequestStatus,
  setPrivacyRequest as setPrivacyRequestEndpoint,
} from '#contract/desk-contact.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { mount } from '../http/mount.ts'
import type { HttpRefusal } from '../http/outcome.ts'
import {
  addAnswer,
  assignRequest,
  replyToRequest,
  setPrivacyRequest,
  setRequestStatus,
} from './change-contact-request.ts'
import { listContactRequests, readContactRequest } from './desk-contact.ts'
import { registerProvider } from './register-provider.ts'
import { sendContactRequest } from './send-contact-request.ts'

export function registerContact(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, sendContactRequestEndpoint, (input) => sendContactRequest(deps, input))
  mount(app, registerProviderEndpoint, (input) => registerProvider(deps, input))
}

/** Mounts what operators do with messages. */
export function registerDeskContact(
  app: FastifyInstance,
  deps: Pick<ApiDeps, 'database' | 'clock' | 'signIns' | 'workItemTerms'>,
): void {
  mount(app, listEndpoint, (input) => listContactRequests(deps, input))
  mount(app, getContactRequest, (input) => readContactRequest(deps, input))
  mount(app, assignContactRequest, (input) =>
    change(deps, input, (change) => assignRequest(deps, { ...input.body, ...change })),
  )
  mount(app, setContactRequestStatus, (input) =>
    change(deps, input, (change) => setRequestStatus(deps, { ...input.body, ...change })),
  )
  mount(app, setPrivacyRequestEndpoint, (input) =>
    change(deps, input, (change) => setPrivacyRequest(deps, { ...input.body, ...change })),
  )
  mount(app, replyToContactRequest, (input) =>
    change(deps, input, (change) => replyToRequest(deps, { ...input.body, ...change })),
  )
  mount(app, addContactAnswer, (input) =>
    change(deps, input, (change) => addAnswer(deps, { ...input.body, ...change })),
  )
}

// Changes a message as an operator, and answers it as it is then.
async function change(
  deps: Pick<ApiDeps, 'database' | 'signIns' | 'workItemTerms'>,
  { caller, params }: { caller: Caller; params: { contactRequestId: string } },
  act: (change: {
    contactRequestId: string
    operatorUserName: string
  }) => Promise<{ ok: true } | HttpRefusal>,
) {
  if (caller.kind === 'visitor') return { ok: false, refusal: 'sign-in-required' } as const
  const changed = await act({ ...params, operatorUserName: caller.userName })
  return changed.ok ? readContactRequest(deps, { params }) : changed
}
