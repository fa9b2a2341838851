import type { FastifyInstance } from 'fastify'
import { deleteAccount, getPersonalData } from '#contract/personal-data.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { deleteOwnAccount } from './delete-account.ts'
import { readPersonalData } from './read-personal-data.ts'

/** Mounts the endpoints that export the caller's data and delete their account. */
export function registerPersonalData(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, getPersonalData, async ({ caller }) => {
    const read = await readPersonalData(deps, caller)
    return read.ok ? { ok: true, answer: { data: read.data } } : read
  })
  mount(app, deleteAccount, async ({ caller, body, language }) => {
    const deleted = await deleteOwnAccount(deps, {
      caller,
      language,
      confirmedUserName: body.userName,
    })
    return deleted.ok ? { ok: true, answer: {} } : deleted
  })
}
