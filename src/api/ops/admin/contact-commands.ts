import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { latestRegistrations, latestRequests } from '../../contact/store.ts'
import { toOffsetIso } from '../../http/offset-iso.ts'
import type { AdminDeps, Command, CommandResult } from './command-result.ts'

const MAX_LISTED = 50

/** Lists what visitors wrote; it is also mailed to OPERATOR_EMAIL if that is set. */
export const CONTACT_COMMANDS: Readonly<Record<string, Command>> = {
  messages: {
    usage: '',
    does: `Lists the ${MAX_LISTED} messages, questions about plans and requests for a demo that came last.`,
    words: [0, 0],
    run: (deps) => messages(deps),
  },
  registrations: {
    usage: '',
    does: `Lists the ${MAX_LISTED} salons that registered last.`,
    words: [0, 0],
    run: (deps) => registrations(deps),
  },
}

async function messages({ database }: AdminDeps): Promise<CommandResult> {
  const data = await latestRequests(database.query, MAX_LISTED)
  const lines = data.flatMap((one) => [
    summaryLine(one.requested_at, one.request_type, one.name, one.email, one.phone),
    ...indentedLines(
      one.business_name,
      one.plan,
      one.demo_date && `${one.demo_date} ${one.demo_time}`,
    ),
    ...indentedLines(...one.message.split('\n')),
  ])
  return { ok: true, lines: lines.length > 0 ? lines : ['Nobody wrote.'], data }
}

async function registrations({ database }: AdminDeps): Promise<CommandResult> {
  const data = await latestRegistrations(database.query, MAX_LISTED)
  const lines = data.flatMap((one) => [
    summaryLine(one.registered_at, one.full_name, one.email, one.phone, one.postal_code),
    ...indentedLines([one.status, one.salon_name, one.street].filter(Boolean).join(', ')),
    ...indentedLines(`${one.services} (${one.experience_years} years)`),
    ...indentedLines(one.kvk_number && `KVK ${one.kvk_number}`, one.vat_id),
  ])
  return { ok: true, lines: lines.length > 0 ? lines : ['No salon registered.'], data }
}

function summaryLine(at: number, ...parts: readonly string[]): string {
  const minute = toOffsetIso(at, DUTCH_ZONE).slice(0, 16).replace('T', ' ')
  return [minute, ...parts].filter((part) => part !== '').join('  ')
}

function indentedLines(...parts: readonly (string | null)[]): string[] {
  return parts.flatMap((line) => (line ? [`    ${line}`] : []))
}
