// Who may import whom (.dependency-cruiser.cjs), and that every module was really looked at: some pairs of
// dependency-cruiser and TypeScript see no module at all and call that a success.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'

const SIDES = ['src', 'database']

/** The nouns whose store another noun reads or locks in its own transaction. The list is to shrink. */
const STORE_CROSSINGS: Readonly<Record<string, readonly string[]>> = {
  agenda: ['schedule'],
  'blocked-customer': ['account'],
  client: ['account', 'blocked-customer', 'schedule'],
  contact: ['account', 'mail'],
  'desk-person': ['account'],
  'desk-provider': ['restriction'],
  'desk-search': ['desk-person', 'desk-provider'],
  favourite: ['provider', 'search'],
  hold: ['blocked-customer', 'schedule'],
  hours: ['schedule'],
  invitation: ['account', 'mail', 'membership'],
  mail: ['account'],
  'mail-address': ['mail', 'order'],
  membership: ['account'],
  numbers: ['schedule'],
  ops: ['account', 'contact', 'order', 'provider', 'schedule'],
  operator: ['account'],
  'operator-log': ['account'],
  order: ['account', 'mail', 'member-notification', 'membership', 'promotion', 'schedule'],
  'order-access': ['membership'],
  'personal-data': ['account', 'client'],
  promotion: ['account'],
  provider: ['account', 'membership'],
  'provider-view': ['agenda', 'schedule'],
  push: ['member-notification', 'order'],
  report: ['account', 'mail', 'picture', 'restriction', 'review'],
  request: ['order'],
  review: ['member-notification', 'membership', 'order', 'provider'],
  schedule: ['blocked-customer'],
  search: ['provider', 'schedule'],
  visit: ['account', 'order', 'schedule'],
  'work-item': ['account', 'contact', 'installation', 'registration', 'report'],
  'workspace-search': ['client'],
}

const words = [...SIDES, '--config', '.dependency-cruiser.cjs', '--output-type', 'json']
const { stdout, stderr, error } = spawnSync('depcruise', words, {
  encoding: 'utf8',
  maxBuffer: 256_000_000,
})
if (!stdout) throw error ?? new Error(stderr)
const { modules, summary }: ICruiseResult = JSON.parse(stdout)

const seen = new Set(modules.map(({ source }) => source))
const unseen = SIDES.flatMap(sourcesIn).filter((path) => !seen.has(path))
const violations = summary.violations.filter(({ rule }) => rule.severity === 'error')
for (const { rule, from, to } of violations) console.log(`${rule.name}: ${from} → ${to}`)
for (const path of unseen) console.log(`not seen: ${path}`)
const cycle = nounCycle()
if (cycle.length > 0) console.log(`nouns of the API know each other: ${cycle.join(' → ')}`)
const { added, gone } = storeCrossings()
for (const crossing of added)
  console.log(`${crossing}: a noun reads the store of another; let a use case of that noun do it`)
for (const crossing of gone) console.log(`${crossing}: take it from STORE_CROSSINGS`)
console.log(
  `${seen.size} modules, ${violations.length} forbidden imports, ${unseen.length} modules not seen`,
)
const faults = [violations, unseen, cycle, added, gone]
process.exitCode = faults.some((each) => each.length > 0) ? 1 : 0

// Of two folders of src/api one may know the other, never both. Tests and what serves them may know all.
function nounCycle(): string[] {
  const known = new Map<string, Set<string | undefined>>()
  for (const { source, dependencies } of modules) {
    const noun = nounOf(source)
    if (!noun) continue
    const nouns = dependencies.map(({ resolved }) => nounOf(resolved))
    known.set(noun, new Set([...(known.get(noun) ?? []), ...nouns]))
  }
  const searched = new Set<string>()
  const search = (noun: string, path: string[]): string[] => {
    if (path.includes(noun)) return [...path.slice(path.indexOf(noun)), noun]
    if (searched.has(noun)) return []
    searched.add(noun)
    for (const next of known.get(noun) ?? []) {
      if (!next || next === noun) continue
      const found = search(next, [...path, noun])
      if (found.length > 0) return found
    }
    return []
  }
  return [...known.keys()].flatMap((noun) => search(noun, []))
}

/** The imports of another noun's store, apart from STORE_CROSSINGS, and those of the list that are no more. */
function storeCrossings() {
  const known = new Set(
    Object.entries(STORE_CROSSINGS).flatMap(([noun, others]) =>
      others.map((other) => `${noun} ${other}`),
    ),
  )
  const found = new Set(
    modules.flatMap(({ source, dependencies }) => {
      const noun = nounOf(source)
      const stores = dependencies.filter(({ resolved }) => /store\.ts$/.test(resolved))
      const others = stores.map(({ resolved }) => nounOf(resolved))
      return others.flatMap((other) => (noun && other && other !== noun ? `${noun} ${other}` : []))
    }),
  )
  return { added: [...found.difference(known)].sort(), gone: [...known.difference(found)].sort() }
}

function nounOf(path: string): string | undefined {
  if (/\.test\.ts$|\/testing\//.test(path)) return undefined
  return /^src\/api\/([^/]+)\//.exec(path)?.[1]
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
