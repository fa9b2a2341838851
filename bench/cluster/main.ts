// Started by scripts/cluster.mjs with processes and mounts of its own. Ends when its input ends.
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { readLayout } from './layout.ts'
import { patronictl } from './patroni.ts'
import { startCluster } from './start-cluster.ts'

const isEnded = new Promise<void>((end) => process.stdin.resume().once('end', end))

const layout = readLayout(process.env)
const dataDir = resolve(process.env.CLUSTER_DIR || '.data/cluster')
mkdirSync(dataDir, { recursive: true })

const cluster = await Promise.race([
  startCluster({ layout, dataDir, environment: { DEMO_DATA: '1' } }),
  isEnded,
])
if (cluster) {
  console.log(await patronictl('db1', 'list'))
  console.log(`The site: ${layout.siteUrl} (Ctrl-C stops everything)`)
  console.log(`Logs: ${dataDir}/log, configuration: ${dataDir}/app`)
  await isEnded
  console.log('Stopping')
  await cluster.stop()
}
process.exit(0)
