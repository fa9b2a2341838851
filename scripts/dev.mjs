// npm run dev: pages through Vite with hot reload; the server starts again when its own sources change.
import { ensureReady } from './bootstrap.mjs'
import { serve } from './serve.mjs'

const { node, env } = await ensureReady()
const development = { ...env, NODE_ENV: 'development' }
serve({ node, env: development }, ['--watch', '--watch-preserve-output', 'src/main.ts'])
