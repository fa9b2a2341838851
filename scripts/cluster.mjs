// npm run cluster [-- drill [--short] [NAME …]]: the product on several machines, as processes of this one.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { ensureReady, exitWithMessage, step } from './bootstrap.mjs'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'

const PACKAGES = [
  'etcd-server',
  'etcd-client',
  'patroni',
  'pgbouncer',
  'haproxy',
  'pgbackrest',
  'postgresql-15',
  'iproute2',
]

const { node, env } = await ensureReady()
if (process.platform !== 'linux' || process.getuid?.() !== 0)
  exitWithMessage(
    'The cluster needs Linux and root: it installs packages by apt and gives each database machine a network and a disk of its own.',
  )
const missing = PACKAGES.filter((name) => spawnSync('dpkg', ['-s', name]).status !== 0)
if (missing.length > 0) await step(`Installing ${missing.join(', ')}`, () => install(missing))
await ensureBuilt(env)
const words = process.argv.slice(2)
if (words[0] === 'drill') env.CHROMIUM_PATH = await ensureBrowser(env)

// Processes and mounts are the cluster's own: when it ends, in whatever way, the kernel ends all of them.
const own = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc']
const shell = ['sh', '-c', '"$@"; exit $?', 'sh'] // it also waits for processes whose parent ended
const cluster = spawn('unshare', [...own, ...shell, node, 'bench/cluster/main.ts', ...words], {
  env,
  detached: true,
  stdio: ['pipe', 'inherit', 'inherit'],
})
// The end of its input asks it to stop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => cluster.stdin.end())
cluster.once('exit', (code) => process.exit(code ?? 1))

/** Their services are not started. @param {string[]} packages */
function install(packages) {
  const policy = '/usr/sbin/policy-rc.d'
  const isOwn = !existsSync(policy)
  if (isOwn) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  const words = ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends']
  const { status, stdout, stderr } = spawnSync('apt-get', [...words, ...packages], {
    encoding: 'utf8',
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (isOwn) rmSync(policy)
  if (status !== 0)
    exitWithMessage(`apt-get could not install them:\n${stdout ?? ''}${stderr ?? ''}`)
}
