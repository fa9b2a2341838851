import type { QueryExecutorProvider } from 'kysely'
import { everyGrantOf } from './api/account/revocations.ts'
import type { IdentityGateway } from './api/personal-data/identity-gateway.ts'
import { personStore } from './identity/users/person-store.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/postgres/database.ts'

/**
 * What the market may ask of the sign-in: here the two meet. With an outside issuer only the tokens it made for this
 * product are refused from now on; the account there is its own.
 * @param revoke refuses the tokens of one grant
 */
export function signInsOf<Tables>(
  database: Database<Tables>,
  { outsideIssuer }: Pick<Config, 'outsideIssuer'>,
  revoke: (grantId: string, within: QueryExecutorProvider) => Promise<void>,
): IdentityGateway {
  const people = outsideIssuer ? null : personStore(database)
  return {
    tell: async (subject) => (await people?.tell(subject)) ?? null,
    forget: async (subject, within) => {
      const grantIds = (await people?.forget(subject, within)) ?? []
      for (const grantId of [...grantIds, everyGrantOf(subject)]) await revoke(grantId, within)
    },
  }
}
