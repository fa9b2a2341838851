import { escapeIdentifier, type Pool } from 'pg'

/** How often the server is asked whether it still answers, and how long it may take. */
const HEARTBEAT_MS = 10_000

/**
 * Listens on a channel of this database until `close`. Resolves once it listens. A server that stopped without closing the
 * connection counts as lost too.
 * @param pool connections with a session of their own: `Database.sessions`
 * @param onLost called when the connection breaks; later notifications are missed
 */
export async function listenTo(
  pool: Pool,
  channel: string,
  { onPayload, onLost }: { onPayload: (payload: string) => void; onLost: () => void },
  heartbeatMs = HEARTBEAT_MS,
): Promise<{ close(): void }> {
  const session = await pool.connect()
  let open = true
  const close = (then: () => void) => () => {
    if (!open) return
    open = false
    clearInterval(heartbeat)
    session.release(true)
    then()
  }
  const stop = close(() => {})
  const lose = close(onLost)
  let isAnswered = true
  const beat = () => {
    if (!isAnswered) return lose()
    isAnswered = false
    session.query('select 1').then(
      () => {
        isAnswered = true
      },
      () => lose(),
    )
    return undefined
  }
  session.on('notification', ({ payload }) => payload && onPayload(payload))
  session.once('error', lose)
  session.once('end', lose)
  const heartbeat = setInterval(beat, heartbeatMs).unref()
  await session.query(`listen ${escapeIdentifier(channel)}`).catch((error) => {
    stop()
    throw error
  })
  return { close: stop }
}
