// Script a visitor downloads before a page can be used: gzip, per route, against the budget. No page of a customer loads a
// module of the workspace or the desk. The first paint waits for the customer's style sheet, which has a limit of its own.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'

/** A route in the manifest that TanStack Start writes. */
interface Route {
  /** Addresses of the scripts that it loads. */
  readonly preloads?: readonly string[]
  /** Ids of the routes inside it. */
  readonly children?: readonly string[]
}

interface StartManifest {
  readonly tsrStartManifest: () => { readonly routes: Readonly<Record<string, Route>> }
}

const BUDGETS_KB = { workspace: 200, desk: 200, large: 150, other: 140 }
/** A server sends 14.6 KB, with headers, before the first answer of the browser: more costs a round trip. */
const STYLES_LIMIT_KB = 13.5
const WORKSPACE_PAGES = /^\/salon(-answer)?(\/|$)/
const DESK_PAGES = /^\/desk(-start)?(\/|$)/
const SIDES = [
  { kind: 'workspace', modules: /^src\/web\/salon\// },
  { kind: 'desk', modules: /^src\/web\/desk\// },
] as const
const LARGE_PAGES = /^\/(search|book|profile)(\/|$)/

const routes = await readManifest()
const pages = [...routes.keys()].filter((id) => id.startsWith('/') && !routes.get(id)?.children)
const rows = pages.sort().map((id) => {
  // Compared as it is printed, to a tenth of a KB.
  return { id, budget: BUDGETS_KB[kindOf(id)], weight: Number(weightOf(id).toFixed(1)) }
})
if (rows.length === 0) throw new Error('The build names no routes: nothing was weighed.')
for (const { id, weight, budget } of rows) {
  const verdict = weight > budget ? 'too heavy' : ''
  console.log(`${id.padEnd(36)} ${weight.toFixed(1).padStart(7)} KB of ${budget} ${verdict}`)
}
const foreign = foreignModules()
for (const line of foreign) console.log(line)
const styles = customerStylesWeight()
console.log(
  `${"the customer's styles".padEnd(36)} ${styles.toFixed(1).padStart(7)} KB of ${STYLES_LIMIT_KB}`,
)
const isTooHeavy = rows.some(({ weight, budget }) => weight > budget) || styles > STYLES_LIMIT_KB
process.exitCode = isTooHeavy || foreign.length > 0 ? 1 : 0

// No byte of salon or desk is on a page of a customer, and neither loads the other, whatever the bundler puts into one file.
function foreignModules(): string[] {
  const path = 'dist/client/.vite/modules.json'
  const modules: Record<string, string[]> = JSON.parse(readFileSync(path, 'utf8'))
  for (const side of SIDES)
    if (
      !Object.values(modules)
        .flat()
        .some((module) => side.modules.test(module))
    )
      throw new Error(`The build names no module of ${side.kind}: nothing was compared.`)
  return pages.flatMap((id) => {
    const others = SIDES.filter(({ kind }) => kind !== kindOf(id))
    const isForeign = (module: string) => others.some((side) => side.modules.test(module))
    return scriptsOf(id).flatMap((script) =>
      (modules[script] ?? []).filter(isForeign).map((module) => `${id} loads ${module}`),
    )
  })
}

function customerStylesWeight(): number {
  const folder = 'dist/client/assets'
  const file = readdirSync(folder).find((name) => /^index-.*\.css\.br$/.test(name))
  if (!file) throw new Error('The build has no style sheet for every page.')
  return statSync(join(folder, file)).size / 1024
}

function kindOf(id: string): keyof typeof BUDGETS_KB {
  if (WORKSPACE_PAGES.test(id)) return 'workspace'
  if (DESK_PAGES.test(id)) return 'desk'
  return LARGE_PAGES.test(id) ? 'large' : 'other'
}

async function readManifest(): Promise<Map<string, Route>> {
  const folder = resolve('dist/server/assets')
  const file = readdirSync(folder).find((name) => name.startsWith('_tanstack-start-manifest'))
  if (!file) throw new Error('The build has no manifest of routes.')
  const manifest: StartManifest = await import(pathToFileURL(join(folder, file)).href)
  return new Map(Object.entries(manifest.tsrStartManifest().routes))
}

// A page loads its own scripts and those of every route around it.
function scriptsOf(id: string): string[] {
  return [...new Set(withAncestors(id).flatMap((each) => routes.get(each)?.preloads ?? []))]
}

function weightOf(id: string): number {
  const bytes = scriptsOf(id).map(
    (path) => gzipSync(readFileSync(join('dist/client', path)), { level: 9 }).length,
  )
  return bytes.reduce((sum, each) => sum + each, 0) / 1024
}

function withAncestors(id: string): string[] {
  const around = [...routes.keys()].find((parent) => routes.get(parent)?.children?.includes(id))
  return around ? [id, ...withAncestors(around)] : [id]
}
