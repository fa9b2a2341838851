import type { FastifyInstance } from 'fastify'
import {
  erasePerson as eraseEndpoint,
  exportPerson as exportEndpoint,
  getPerson,
  listPeople as listEndpoint,
  lockPerson as lockEndpoint,
  signOutSession as sessionEndpoint,
  setPersonOperator,
  signOutPerson as signOutEndpoint,
} from '#contract/desk-person.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { changeOperator, lockPerson, signOutPerson, signOutSession } from './change-person.ts'
import { listPeople } from './list-people.ts'
import { erasePerson, exportPerson } from './personal-data.ts'
import { openPerson } from './read-person.ts'

/** Mounts what operators read of accounts and do with them. */
export function registerDeskPeople(
  app: FastifyInstance,
  deps: Pick<ApiDeps, 'database' | 'clock' | 'signIns' | 'secretKey' | 'workItemTerms'>,
): void {
  mount(app, listEndpoint, (input) => listPeople(deps, input))
  mount(app, getPerson, (input) => openPerson(deps, input))
  mount(app, signOutEndpoint, (input) => signOutPerson(deps, input))
  mount(app, sessionEndpoint, (input) => signOutSession(deps, input))
  mount(app, lockEndpoint, (input) => lockPerson(deps, input))
  mount(app, setPersonOperator, (input) => changeOperator(deps, input))
  mount(app, exportEndpoint, (input) => exportPerson(deps, input))
  mount(app, eraseEndpoint, (input) => erasePerson(deps, input))
}
