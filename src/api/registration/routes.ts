import type { FastifyInstance } from 'fastify'
import * as desk from '#contract/desk-registration.ts'
import {
  answerRegistrationQuestion as answerEndpoint,
  confirmRegistration as confirmEndpoint,
  readRegistrationLink as readEndpoint,
} from '#contract/registration.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { addRegistrationNote } from './add-note.ts'
import {
  approveRegistration,
  sendRegistrationInvitation,
  undoRegistrationAct,
  withdrawRegistration,
} from './approve-registration.ts'
import {
  answerForRegistration,
  askRegistration,
  assignRegistration,
  refuseRegistration,
} from './decide-registration.ts'
import { getRegistration, listRegistrations } from './read-registrations.ts'
import {
  answerRegistrationQuestion,
  confirmRegistration,
  readRegistrationLink,
} from './use-registration-link.ts'

/** Mounts the registrations of the desk, and the links in mails about a registration. */
export function registerRegistrations(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, desk.listRegistrations, (input) => listRegistrations(deps, input))
  mount(app, desk.getRegistration, (input) => getRegistration(deps, input))
  mount(app, desk.assignRegistration, (input) => assignRegistration(deps, input))
  mount(app, desk.addRegistrationNote, (input) => addRegistrationNote(deps, input))
  mount(app, desk.approveRegistration, (input) => approveRegistration(deps, input))
  mount(app, desk.askRegistration, (input) => askRegistration(deps, input))
  mount(app, desk.answerForRegistration, (input) => answerForRegistration(deps, input))
  mount(app, desk.refuseRegistration, (input) => refuseRegistration(deps, input))
  mount(app, desk.undoRegistrationAct, (input) => undoRegistrationAct(deps, input))
  mount(app, desk.sendRegistrationInvitation, (input) => sendRegistrationInvitation(deps, input))
  mount(app, desk.withdrawRegistration, (input) => withdrawRegistration(deps, input))
  mount(app, readEndpoint, (input) => readRegistrationLink(deps, input))
  mount(app, answerEndpoint, (input) => answerRegistrationQuestion(deps, input))
  mount(app, confirmEndpoint, (input) => confirmRegistration(deps, input))
}
