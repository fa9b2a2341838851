import { sql } from 'kysely'
import type { Database } from '#platform/postgres/database.ts'
import { DEMO_SIGN_INS } from './sign-ins.ts'

/** The key in `app_state` that records the filling of the market. */
export const STATE_KEY = 'demo-market'

/** What a migrated database contains of the demo market. */
export interface DemoContents {
  /** Demo providers, or accounts of demo people. */
  readonly market: boolean
  /** Shared sign-ins, whose password is public. */
  readonly sharedSignIns: boolean
}

export async function findDemo<Tables>({ query }: Pick<Database<Tables>, 'query'>) {
  const subjects = DEMO_SIGN_INS.map(({ subject }) => subject)
  const { rows } = await sql<DemoContents>`
    select exists (select from app_state where key = ${STATE_KEY})
        or exists (select from accounts where subject = any(${subjects})) as market,
      exists (select from identity.users where subject = any(${subjects})) as "sharedSignIns"`.execute(
    query,
  )
  return rows[0] ?? { market: false, sharedSignIns: false }
}
