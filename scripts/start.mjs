// npm start: everything from a fresh clone to a served site.
import { ensureReady } from './bootstrap.mjs'
import { ensureBuilt } from './build.mjs'
import { serve } from './serve.mjs'

const runtime = await ensureReady()
await ensureBuilt(runtime.env)
serve(runtime, ['src/main.ts'])
