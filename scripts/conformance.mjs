// npm run conformance -- ISSUER_URL [options]: asks an OpenID Connect issuer from outside whether it keeps the standards.
import { spawnSync } from 'node:child_process'
import { ensureReady } from './bootstrap.mjs'

const { node, env } = await ensureReady()
const words = ['scripts/conformance/check-issuer.ts', ...process.argv.slice(2)]
const { status } = spawnSync(node, words, { env, stdio: 'inherit' })
process.exitCode = status ?? 1
