// npm run backup, restore and admin: what an operator does beside serving, in a process of its own.
import { spawnSync } from 'node:child_process'
import { ensureReady } from './bootstrap.mjs'

const { node, env } = await ensureReady()
const words = ['src/operator.ts', ...process.argv.slice(2)]
const { status } = spawnSync(node, words, { env, stdio: 'inherit' })
process.exitCode = status ?? 1
