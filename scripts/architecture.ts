// Who may import whom (.dependency-cruiser.cjs), and that every module was really looked at: some pairs of
// dependency-cruiser and TypeScript see no module at all and call that a success.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'

const SIDES = ['src', 'database']

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
console.log(
  `${seen.size} modules, ${violations.length} forbidden imports, ${unseen.length} modules not seen`,
)
process.exitCode = violations.length + unseen.length + cycle.length > 0 ? 1 : 0

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

function nounOf(path: string): string | undefined {
  if (/\.test\.ts$|\/testing\//.test(path)) return undefined
  return /^src\/api\/([^/]+)\//.exec(path)?.[1]
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
