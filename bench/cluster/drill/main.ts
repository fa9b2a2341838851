import { writeFileSync } from 'node:fs'
import type { Layout } from '../layout.ts'
import { startCluster } from '../start-cluster.ts'
import { DRILLS, type Drill } from './drills.ts'
import { openMailServer } from './mail-server.ts'
import { documentOf } from './report.ts'
import { restoreToTime, takeBackup } from './restore-to-time.ts'
import { runDrills } from './run-drills.ts'
import { isPassed, isRestored, restoreTableOf, tableOf } from './table.ts'

const DOCUMENT = 'docs/drills.md'

/**
 * The drills that the words of a command ask for: all, those of the short run, or those named, as often as they are.
 * @throws for a name that no drill has
 */
export function chooseDrills(words: readonly string[]): readonly Drill[] {
  const names = words.filter((word) => word !== '--short')
  const unknown = names.filter((name) => !DRILLS.some((drill) => drill.name === name))
  if (unknown.length > 0) {
    const known = DRILLS.map(({ name }) => name).join(', ')
    throw new Error(`There is no drill ${unknown.join(', ')}. There are: ${known}.`)
  }
  if (names.length > 0)
    return names.flatMap((name) => DRILLS.filter((drill) => drill.name === name))
  return words.includes('--short') ? DRILLS.filter(({ isShort }) => isShort) : DRILLS
}

/** Starts a new cluster, runs drills in it, prints the table, and writes the document when all drills ran. */
export async function runDrillCommand(
  layout: Layout,
  dataDir: string,
  words: readonly string[],
): Promise<boolean> {
  const drills = chooseDrills(words)
  const mailServer = await openMailServer()
  const environment = {
    RATE_LIMIT: 'off',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Bloesem <drill@voorbeeld.nl>',
  }
  const cluster = await startCluster({ layout, dataDir, environment })
  try {
    const backupSeconds = await takeBackup(cluster)
    const run = await runDrills(cluster, mailServer, drills)
    console.log(`\n${tableOf(run.results)}\n`)
    const restore = await restoreToTime(cluster, backupSeconds)
    console.log(`${restoreTableOf(restore)}\n`)
    if (new Set(drills).size === DRILLS.length)
      writeFileSync(DOCUMENT, await documentOf(run, restore))
    return run.results.every(isPassed) && isRestored(restore)
  } finally {
    await cluster.stop()
    await mailServer.close()
  }
}
