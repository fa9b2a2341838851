import { escapeIdentifier, type Pool } from 'pg'

/**
 * Listens on a channel of this database until `close`. Resolves once it listens.
 * @param onLost called when the connection breaks; later notifications are missed
 */
export async function listenTo(
  pool: Pool,
  channel: string,
  { onPayload, onLost }: { onPayload: (payload: string) => void; onLost: () => void },
): Promise<{ close(): void }> {
  const session = await pool.connect()
  let open = true
  const close = (then: () => void) => () => {
    if (!open) return
    open = false
    session.release(true)
    then()
  }
  const stop = close(() => {})
  session.on('notification', ({ payload }) => payload && onPayload(payload))
  session.once('error', close(onLost))
  session.once('end', close(onLost))
  await session.query(`listen ${escapeIdentifier(channel)}`).catch((error) => {
    stop()
    throw error
  })
  return { close: stop }
}
