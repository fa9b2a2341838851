import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import { mapProtocolErrors } from './protocol-errors.ts'
import { currentBrowser, currentOrigin } from './request-origin.ts'
import type { ProtocolStore } from './store.ts'

/**
 * The storage of the protocol library, in PostgreSQL. One UPDATE consumes an artifact: a second use is refused in any
 * process. Revoking a grant deletes everything that belongs to it, including the browser's session.
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
        origin: isAnonymous(kind, payload) ? currentOrigin() : null,
        browser: isSignedIn(kind, payload) ? currentBrowser() : null,
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
    // The library also destroys the grant, which deletes its tokens.
    revokeByGrantId: async () => {},
  })
}

// Artifacts that anybody can create without signing in.
function isAnonymous(kind: string, { accountId }: AdapterPayload): boolean {
  return kind === 'Interaction' || (kind === 'Session' && accountId === undefined)
}

function isSignedIn(kind: string, { accountId }: AdapterPayload): boolean {
  return kind === 'Session' && accountId !== undefined
}

// The grant with which an artifact is deleted. There is one client, so a session belongs to at most one grant. An
// unfinished sign-in can lead to another grant, so it stays.
function grantOf(kind: string, id: string, payload: AdapterPayload): string | null {
  if (kind === 'Grant') return id
  if (kind === 'Interaction') return null
  const [authorization] = Object.values(payload.authorizations ?? {})
  return payload.grantId ?? authorization?.grantId ?? null
}
