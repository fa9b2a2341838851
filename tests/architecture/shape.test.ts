import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync } from '@swc/core'
import { expect, test } from 'vitest'

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(path))
const tracked = listed.filter(
  (path) =>
    /^(src|database|tests|bench|scripts)\/.*\.(tsx?|mjs)$/.test(path) && !path.endsWith('.gen.ts'),
)
const files = tracked.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const isTest = (path: string) => /\.(test|spec)\.tsx?$|\/testing\/|^tests\/|^bench\//.test(path)
const lines = (text: string) => text.trimEnd().split('\n').length

test('no file is longer than 400 lines', () => {
  expect(files.filter(({ text }) => lines(text) > 400).map(({ path }) => path)).toEqual([])
})

test('nine files in ten have at most 220 lines', () => {
  const lengths = files.map(({ text }) => lines(text)).sort((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(220)
})

test('no file has more than 25 imports', () => {
  const importsOf = (text: string) => text.match(/^import\b/gm)?.length ?? 0
  expect(files.filter(({ text }) => importsOf(text) > 25).map(({ path }) => path)).toEqual([])
})

test('no file has a vague name such as utils or helpers', () => {
  const vagueName =
    /^(utils?|helpers?|common|misc|lib|types|index)$|-(service|manager|repository)$|[a-z](Service|Manager|Repository)$/
  const named = files.filter(
    ({ path }) => !path.startsWith('src/web/routes/') && !path.startsWith('src/messages/'),
  )
  const bad = named.filter(({ path }) =>
    path
      .split('/')
      .some((part) => vagueName.test(basename(part).replace(/\.(test|spec)?\.?tsx?$/, ''))),
  )
  expect(bad.map(({ path }) => path)).toEqual([])
})

test('no class is named Service, Manager, Repository, Helper or Utils', () => {
  const vagueName = /\bclass \w+(Service|Manager|Repository|Helper|Utils?)\b/
  expect(files.filter(({ text }) => vagueName.test(text)).map(({ path }) => path)).toEqual([])
})

test('every journey that holds a time does so at a provider of its own, as they run in parallel', () => {
  const providers = files.flatMap(({ path, text }) => {
    if (!path.startsWith('tests/journeys/')) return []
    const walks = text.match(/walkTo(Details|Summary)\(\w+, [^)]*'[^)]*\)/g) ?? []
    return walks.flatMap((walk) => walk.match(/'[a-z-]+'/g) ?? [])
  })
  expect(providers.length).toBeGreaterThan(10)
  expect(providers.filter((provider, at) => providers.indexOf(provider) !== at)).toEqual([])
})

test('an object literal lists its properties: no literal is spread into another', () => {
  expect(files.filter(({ text }) => /\.\.\.\(?\{/.test(text)).map(({ path }) => path)).toEqual([])
})

test('visible text is in messages: components contain no sentences', () => {
  const screens = files.filter(({ path }) => path.endsWith('.tsx') && !isTest(path))
  const own = screens.map(({ path, text }) => ({ path, words: ownWords(text) }))
  expect(own.filter(({ words }) => words.length > 0)).toEqual([])
})

test('SQL is in stores only', () => {
  const sql = /\b(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql[`<]|\.query\(\s*['"`]/
  const elsewhere = files.filter(
    ({ path }) => /^src\/(?!platform\/)/.test(path) && !isTest(path) && !/\bstore\.ts$/.test(path),
  )
  expect(elsewhere.filter(({ text }) => sql.test(text)).map(({ path }) => path)).toEqual([])
})

test('instants are passed to the database in one way, and the Dutch zone has one constant', () => {
  const again = /new Date\([^`]*?\)\}::timestamptz|'Europe\/Amsterdam'/
  const homes = ['src/domain/schedule/dutch-zone.ts', 'src/platform/postgres/instant.ts']
  const found = files.filter(
    ({ path, text }) => /^(src|database)\//.test(path) && !isTest(path) && again.test(text),
  )
  expect(found.map(({ path }) => path).toSorted()).toEqual(homes)
})

test('the domain reads no clock and no random numbers', () => {
  const taken = /\bDate\.now\(|new Date\(\)|Math\.random\(|Temporal\.Now|randomUUID/
  const rules = files.filter(({ path }) => path.startsWith('src/domain/') && !isTest(path))
  expect(rules.filter(({ text }) => taken.test(text)).map(({ path }) => path)).toEqual([])
})

test('checks are disabled only with a reason', () => {
  const silenced = /@ts-ignore|@ts-nocheck|@ts-expect-error(?! \S)|biome-ignore(?!.*: \S)/
  expect(
    files
      .filter(
        ({ path, text }) => path !== 'tests/architecture/shape.test.ts' && silenced.test(text),
      )
      .map(({ path }) => path),
  ).toEqual([])
})

// Components (.tsx) are tested by journeys; contract, messages and treatments are declarations (docs/decisions/0006).
test('tests have at least 0.8 times the lines of the logic', () => {
  const declared =
    /^src\/(contract|messages|web\/art|domain\/catalog\/treatments)\/|^database\/|\.tsx$/
  const sum = (some: typeof files) => some.reduce((total, { text }) => total + lines(text), 0)
  const tests = sum(files.filter(({ path }) => isTest(path) && !path.startsWith('database/')))
  const logic = sum(files.filter(({ path }) => !isTest(path) && !declared.test(path)))
  expect(tests / logic).toBeGreaterThanOrEqual(0.8)
})

/** Text between tags and in visible or accessible attributes, except single characters and the brand. */
function ownWords(tsx: string): string[] {
  const shown = new Set(['aria-label', 'alt', 'title', 'placeholder', 'label', 'hint', 'reason'])
  const found: string[] = []
  visit(parseSync(tsx, { syntax: 'typescript', tsx: true }))
  return found

  function visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return
    const { type, value, name } = node as { type?: string; value?: unknown; name?: unknown }
    const isShown = type === 'JSXAttribute' && shown.has((name as { value: string }).value)
    const text = type === 'JSXText' ? value : isShown ? (value as { value?: unknown })?.value : null
    if (typeof text === 'string' && /\p{L}{2}/u.test(text.replace('Bloesem', ''))) found.push(text)
    for (const child of Object.values(node)) visit(child)
  }
}
