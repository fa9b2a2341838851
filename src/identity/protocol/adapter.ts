import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import { mapProtocolErrors } from './faults.ts'
import { currentOrigin } from './network.ts'
import type { ProtocolStore } from './store.ts'

/**
 * What the protocol library stores, in PostgreSQL. Using something up is decided by one UPDATE: whoever comes second
 * is refused, in whatever process. Revoking a grant removes all that hangs on it, the browser's session included.
 */
export function adapterFor(
  kind: string,
  store: ProtocolStore,
  onGrantRevoked: (grantId: string) => Promise<void>,
): Adapter {
  return mapProtocolErrors<Adapter>({
    upsert: (id, payload, expiresIn) =>
      store.save({
        kind,
        id,
        payload,
        grantId: grantOf(kind, id, payload),
        sessionUid: kind === 'Session' ? (payload.uid ?? null) : null,
        origin: isAnybodys(kind, payload) ? currentOrigin() : null,
        expiresInSeconds: expiresIn ?? 0,
      }),
    find: (id) => store.find(kind, id),
    findByUid: (uid) => store.findBySessionUid(kind, uid),
    findByUserCode: async () => undefined,
    consume: async (id) => {
      if (!(await store.consume(kind, id))) throw new errors.InvalidGrant('already used')
    },
    destroy: async (id) => {
      if (kind !== 'Grant') return store.remove(kind, id)
      await store.removeGrant(id)
      await onGrantRevoked(id)
    },
    // Destroying the grant, which the library asks for beside this, takes its tokens along.
    revokeByGrantId: async () => {},
  })
}

// What can be had without showing who one is.
function isAnybodys(kind: string, { accountId }: AdapterPayload): boolean {
  return kind === 'Interaction' || (kind === 'Session' && accountId === undefined)
}

// What goes when a grant goes. A session belongs to the one client there is, and so to at most one grant; a
// sign-in that is under way may bring another grant and stays.
function grantOf(kind: string, id: string, payload: AdapterPayload): string | null {
  if (kind === 'Grant') return id
  if (kind === 'Interaction') return null
  const [authorization] = Object.values(payload.authorizations ?? {})
  return payload.grantId ?? authorization?.grantId ?? null
}
