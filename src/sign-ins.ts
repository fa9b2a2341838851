import type { QueryExecutorProvider } from 'kysely'
import { allGrantsKey } from './api/account/revocations.ts'
import type { IdentityGateway } from './api/personal-data/identity-gateway.ts'
import { isSetUp } from './identity/second-factor/second-factor.ts'
import { secondFactorStore } from './identity/second-factor/store.ts'
import { personStore } from './identity/users/person-store.ts'
import type { Config } from './platform/config.ts'
import type { DemoMode } from './platform/demo-mode.ts'
import type { Database } from './platform/postgres/database.ts'

/**
 * What the API may do with the accounts of the sign-in. Of an outside issuer only the tokens for this product are refused;
 * its account is not changed.
 * @param revoke refuses the tokens of one grant
 */
export function signInsOf<Tables>(
  database: Database<Tables>,
  { outsideIssuer, demo }: Pick<Config, 'outsideIssuer'> & { demo: DemoMode },
  revoke: (grantId: string, trx: QueryExecutorProvider) => Promise<void>,
): IdentityGateway {
  const people = outsideIssuer ? null : personStore(database)
  const factors = secondFactorStore(database)
  const revokeAll = async (
    subject: string,
    grantIds: readonly string[],
    trx: QueryExecutorProvider,
  ) => {
    for (const grantId of [...grantIds, allGrantsKey(subject)]) await revoke(grantId, trx)
  }
  return {
    requiresSecondFactor:
      demo === 'none' && (!outsideIssuer || outsideIssuer.secondFactorValues.length > 0),
    hasSecondFactor: async (subject) =>
      outsideIssuer !== undefined || isSetUp(await factors.find(subject)),
    // The operator's people are Dutch, as the market.
    removeSecondFactor: (subject, trx) => factors.removeAll(subject, 'nl', trx),
    findRecord: async (subject, query) => (await people?.findRecord(subject, query)) ?? null,
    endSignIns: async (subject, trx) => {
      const grantIds = (await people?.endSignIns(subject, trx)) ?? []
      await revokeAll(subject, grantIds, trx)
    },
    endSignIn: async (subject, sessionId, trx) => {
      const grantId = await people?.endSignIn(subject, sessionId, trx)
      if (grantId) await revoke(grantId, trx)
      return grantId !== undefined
    },
    findLocked: async (subjects, query) => (await people?.findLocked(subjects, query)) ?? [],
    setLocked: async (subject, isLocked, trx) =>
      (await people?.setLocked(subject, isLocked, trx)) ?? false,
    deletePerson: async (subject, trx) => {
      const grantIds = (await people?.deletePerson(subject, trx)) ?? []
      await revokeAll(subject, grantIds, trx)
    },
  }
}
