import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { latestRegistrations, latestRequests } from '../../contact/store.ts'
import { toOffsetIso } from '../../http/zoned-iso.ts'
import type { AdminDeps, Command, CommandResult } from './command-result.ts'

const SHOWN = 50

/** What visitors wrote: it is mailed where OPERATOR_EMAIL says, and can be read here either way. */
export const CONTACT_COMMANDS: Readonly<Record<string, Command>> = {
  messages: {
    usage: '',
    does: `Lists the ${SHOWN} messages, questions about plans and requests for a demo that came last.`,
    words: [0, 0],
    run: (deps) => messages(deps),
  },
  registrations: {
    usage: '',
    does: `Lists the ${SHOWN} salons that registered last.`,
    words: [0, 0],
    run: (deps) => registrations(deps),
  },
}

async function messages({ database }: AdminDeps): Promise<CommandResult> {
  const data = await latestRequests(database.query, SHOWN)
  const lines = data.flatMap((one) => [
    told(one.requested_at, one.request_type, one.name, one.email, one.phone),
    ...indented(one.business_name, one.plan, one.demo_date && `${one.demo_date} ${one.demo_time}`),
    ...indented(...one.message.split('\n')),
  ])
  return { ok: true, lines: lines.length > 0 ? lines : ['Nobody wrote.'], data }
}

async function registrations({ database }: AdminDeps): Promise<CommandResult> {
  const data = await latestRegistrations(database.query, SHOWN)
  const lines = data.flatMap((one) => [
    told(one.registered_at, one.full_name, one.email, one.phone, one.postal_code),
    ...indented(`${one.services} (${one.experience_years} years)`),
    ...indented(one.kvk_number && `KVK ${one.kvk_number}`, one.vat_id),
  ])
  return { ok: true, lines: lines.length > 0 ? lines : ['No salon registered.'], data }
}

function told(at: number, ...said: readonly string[]): string {
  const minute = toOffsetIso(at, DUTCH_ZONE).slice(0, 16).replace('T', ' ')
  return [minute, ...said].filter((part) => part !== '').join('  ')
}

function indented(...said: readonly (string | null)[]): string[] {
  return said.flatMap((line) => (line ? [`    ${line}`] : []))
}
