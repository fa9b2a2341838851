import type { FastifyInstance } from 'fastify'
import { deleteAccount, getOwnData } from '#contract/own-data.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { deleteOwnAccount } from './delete-account.ts'
import { readOwnData } from './read-own-data.ts'

/** What is stored about whoever asks: all of it to take along, or to be gone. */
export function registerOwnData(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, getOwnData, async ({ caller }) => {
    const read = await readOwnData(deps, caller)
    return read.ok ? { ok: true, answer: { data: read.data } } : read
  })
  mount(app, deleteAccount, async ({ caller, body, language }) => {
    const deleted = await deleteOwnAccount(deps, { caller, language, named: body.userName })
    return deleted.ok ? { ok: true, answer: {} } : deleted
  })
}
