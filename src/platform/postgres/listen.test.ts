import { expect, onTestFinished, test } from 'vitest'
import { aDatabase } from '../testing/database.ts'
import { aDatabaseProxy } from '../testing/database-proxy.ts'
import { openDatabase } from './database.ts'
import { listenTo } from './listen.ts'

test('[SCALE-08] a server that no longer answers counts as lost, and listening begins again', async () => {
  const { connection, pool } = await aDatabase()
  const network = await aDatabaseProxy(connection, onTestFinished)
  const { sessions, close } = openDatabase<unknown>(network.connection)
  onTestFinished(close)
  const heard: string[] = []
  const listen = (onLost: () => void) =>
    listenTo(sessions, 'news', { onPayload: (payload) => heard.push(payload), onLost }, 50)
  const lost = new Promise<void>((resolve) => void listen(resolve))
  await expect
    .poll(async () => {
      await pool.query("notify news, 'before'")
      return heard
    })
    .toContain('before')
  network.mute()
  await lost
  network.unmute()
  const subscription = await listen(() => {})
  await pool.query("notify news, 'after'")
  await expect.poll(() => heard).toContain('after')
  subscription.close()
})
