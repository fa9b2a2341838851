// npm run dev: pages through Vite with hot reload; the server starts again when its own sources change.
import { ensureReady } from './bootstrap.mjs'
import { serve } from './serve.mjs'

// Not src/web: Vite sees to that. Naming them also keeps Vite's temporary files out.
const SERVER_SOURCES = ['main.ts', 'api', 'contract', 'domain', 'identity', 'messages', 'platform']
const watched = [...SERVER_SOURCES.map((name) => `src/${name}`), 'src/web/serve.ts', 'database']

const { node, env } = await ensureReady()
const watch = [
  '--watch',
  '--watch-preserve-output',
  ...watched.map((path) => `--watch-path=${path}`),
]
serve({ node, env: { ...env, NODE_ENV: 'development' } }, [...watch, 'src/main.ts'])
