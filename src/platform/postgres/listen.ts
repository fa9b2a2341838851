import { escapeIdentifier, type Pool } from 'pg'

/**
 * Hears what anybody on this database notifies on a channel, until `close`. Answers once it listens.
 * @param onLost the session broke: what is notified from now on is not heard
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
