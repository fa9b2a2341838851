// Script a visitor downloads before a page answers to a touch: gzip, per route, against the budget.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'

const BUDGETS_KB = [
  [/^\/(search|book|profile)(\/|$)/, 150],
  [/^\//, 140],
]

const routes = await readManifest()
const pages = Object.keys(routes).filter((id) => id.startsWith('/') && !routes[id].children)
const rows = pages.sort().map((id) => {
  const budget = BUDGETS_KB.find(([pattern]) => pattern.test(id))[1]
  return { id, budget, weight: weightOf(id) }
})
if (rows.length === 0) throw new Error('The build names no routes: nothing was weighed.')
for (const { id, weight, budget } of rows) {
  const verdict = weight > budget ? 'too heavy' : ''
  console.log(`${id.padEnd(36)} ${weight.toFixed(1).padStart(7)} KB of ${budget} ${verdict}`)
}
process.exitCode = rows.some(({ weight, budget }) => weight > budget) ? 1 : 0

async function readManifest() {
  const folder = resolve('dist/server/assets')
  const file = readdirSync(folder).find((name) => name.startsWith('_tanstack-start-manifest'))
  const { tsrStartManifest } = await import(pathToFileURL(join(folder, file)).href)
  return tsrStartManifest().routes
}

// A page loads its own scripts and those of every route around it.
function weightOf(id) {
  const around = Object.keys(routes).find((parent) => routes[parent].children?.includes(id))
  const chain = [id, ...(around ? ancestorsOf(around) : [])]
  const scripts = new Set(chain.flatMap((each) => routes[each].preloads ?? []))
  const bytes = [...scripts].map(
    (path) => gzipSync(readFileSync(join('dist/client', path)), { level: 9 }).length,
  )
  return bytes.reduce((sum, each) => sum + each, 0) / 1024
}

function ancestorsOf(id) {
  const around = Object.keys(routes).find((parent) => routes[parent].children?.includes(id))
  return around ? [id, ...ancestorsOf(around)] : [id]
}
