// Started by scripts/cluster.mjs with processes and mounts of its own. Ends when its input ends.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runDrillCommand } from './drill/main.ts'
import { type Layout, readLayout } from './layout.ts'
import { patronictl } from './patroni.ts'
import { startCluster } from './start-cluster.ts'

const isEnded = new Promise<'ended'>((end) =>
  process.stdin.resume().once('end', () => end('ended')),
)
const [command, ...words] = process.argv.slice(2)

if (command === 'drill') process.exit(await drill())
if (command !== undefined)
  exitWithMessage(`There is no ${command}. Say npm run cluster, or with -- drill.`)
await serve(readLayout(process.env))
process.exit(0)

async function serve(layout: Layout): Promise<void> {
  const dataDir = resolve(process.env.CLUSTER_DIR || '.data/cluster')
  mkdirSync(dataDir, { recursive: true })
  const starting = startCluster({ layout, dataDir, environment: { DEMO_DATA: '1' } })
  const cluster = await Promise.race([starting, isEnded])
  if (cluster === 'ended') return
  console.log(await patronictl('db1', 'list'))
  console.log(`The site: ${layout.siteUrl} (Ctrl-C stops everything)`)
  console.log(`Logs: ${dataDir}/log, configuration: ${dataDir}/app`)
  await isEnded
  console.log('Stopping')
  await cluster.stop()
}

/** @returns the exit code: 1 when a drill failed */
async function drill(): Promise<number> {
  const given = process.env.CLUSTER_DIR
  const dataDir = given ? resolve(given) : mkdtempSync(join(tmpdir(), 'bloesem-cluster-'))
  mkdirSync(dataDir, { recursive: true })
  try {
    const drilling = runDrillCommand(readLayout(process.env), dataDir, words)
    return (await Promise.race([drilling, isEnded])) === true ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.stack : error)
    if (!given) console.error('CLUSTER_DIR names a folder in which the next run keeps its logs.')
    return 1
  } finally {
    if (!given) rmSync(dataDir, { recursive: true, force: true })
  }
}

function exitWithMessage(message: string): never {
  console.error(message)
  process.exit(1)
}
