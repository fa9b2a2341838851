import type { exportClients as endpoint } from '#contract/client.ts'
import { csvOf } from '#domain/csv.ts'
import { euros } from '#domain/money.ts'
import type { Language } from '#messages/language.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember, type Member } from '../membership/find-member.ts'
import { hasJustSignedIn } from '../membership/has-just-signed-in.ts'
import {
  type ClientPosition,
  type ClientRow,
  findClients,
  type ListedClient,
} from './list-store.ts'

type ExportClients = typeof endpoint

const PAGE = 1_000

type Deps = Pick<ApiDeps, 'database' | 'clock'>

/** All clients of the caller's provider as a CSV file (WORK-66), for a caller who has just signed in (WORK-179). */
export async function exportClients(
  { database, clock }: Deps,
  { caller, params, language }: HandlerInput<ExportClients>,
): Promise<Outcome<ExportClients>> {
  const access = { providerUserName: params.userName, permission: 'export-clients' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const now = clock.now()
  if (!hasJustSignedIn(caller, now)) return { ok: false, refusal: 'sign-in-again' }
  const day = toOffsetIso(now, member.timeZone).slice(0, 10)
  const fileName = `${FILE[language]}-${params.userName}-${day}.csv`
  return {
    ok: true,
    answer: { data: { fileName, csv: await clientsCsv(database, member, language) } },
  }
}

/** All clients of a member's provider as the text of a CSV file, with a byte order mark for spreadsheets. Notes are left out. */
export async function clientsCsv(
  database: Deps['database'],
  { providerId, timeZone }: Pick<Member, 'providerId' | 'timeZone'>,
  language: Language,
): Promise<string> {
  const rows: (string | number)[][] = [[...COLUMNS[language]]]
  let after: ClientPosition | null = null
  for (let isDone = false; !isDone; ) {
    const page: ListedClient[] = await findClients(database.query, {
      providerId,
      search: '',
      filter: 'all',
      now: 0, // all clients are the same ones at any time
      sort: 'name',
      after,
      limit: PAGE,
    })
    rows.push(...page.map((row) => cellsOf(row, timeZone)))
    const last = page.at(-1)
    isDone = page.length < PAGE || !last
    if (last) after = { ...last, clientId: last.id }
  }
  return `\uFEFF${csvOf(rows, ',')}`
}

const FILE: Record<Language, string> = { en: 'clients', nl: 'klanten' }

const COLUMNS: Record<Language, readonly string[]> = {
  en: ['Name', 'Telephone', 'Email', 'Visits', 'Did not come', 'Last visit', 'Spent', 'Blocked'],
  nl: [
    'Naam',
    'Telefoon',
    'E-mail',
    'Bezoeken',
    'Niet gekomen',
    'Laatst',
    'Besteed',
    'Geblokkeerd',
  ],
}

function cellsOf(row: ClientRow, timeZone: string): (string | number)[] {
  const lastVisit = row.lastVisit === null ? '' : toOffsetIso(row.lastVisit, timeZone).slice(0, 10)
  return [
    row.name,
    row.phone,
    row.email ?? '',
    row.visits,
    row.missedVisits,
    lastVisit,
    euros(row.spentCents),
    row.blockedAt === null ? '' : 'x',
  ]
}
