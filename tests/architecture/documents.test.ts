import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints, eventStreams } from '../../src/contract/endpoints.ts'
import { REFUSAL_CODES } from '../../src/domain/refusal.ts'
import { readConfig } from '../../src/platform/config.ts'

test('operations.md names every environment variable', () => {
  const read = new Set<string>()
  const environment = new Proxy<Record<string, string>>(
    { OIDC_ISSUER: 'https://issuer.example', OIDC_CLIENT_ID: 'bloesem' },
    {
      get(values, name) {
        read.add(String(name))
        return values[String(name)]
      },
    },
  )
  readConfig(environment)
  read.delete('NODE_ENV')
  const operations = readFileSync('docs/operations.md', 'utf8')
  expect([...read].filter((name) => !operations.includes(name))).toEqual([])
})

test('api.md names every operation and every refusal code', () => {
  const page = readFileSync('docs/api.md', 'utf8')
  const named = new Set(
    [...page.matchAll(/(?:\/[\w:.-]+)+/g)].map(([path]) => path.replace(/[.:,]$/, '')),
  )
  const operations = [...Object.values(endpoints), ...Object.values(eventStreams)]
  expect(operations.map(({ path }) => path).filter((path) => !named.has(path))).toEqual([])
  expect(REFUSAL_CODES.filter((code) => !page.includes(code))).toEqual([])
})

test('data.md names every table, and no other', () => {
  const migrations = globSync('database/migrations/*.sql')
    .toSorted()
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const created = [...migrations.matchAll(/^create (?:unlogged )?table ([\w.]+)/gm)]
  const renamed = new Map(
    [...migrations.matchAll(/^alter table ([\w.]+) rename to (\w+)/gm)].map(([, from, to]) => [
      from,
      to,
    ]),
  )
  const dropped = new Set(
    [...migrations.matchAll(/^drop table ([\w.]+)/gm)].map(([, table]) => table),
  )
  const expected = created
    .map(([, table]) => renamed.get(table) ?? table)
    .filter((table) => !dropped.has(table))
  const [tables = ''] = readFileSync('docs/data.md', 'utf8').split('## What can never happen')
  const named = [...tables.matchAll(/^\| ([a-z_.]+) \|/gm)].map(([, table]) => table)
  expect(named.toSorted()).toEqual([...expected, 'table'].toSorted())
})

test('every link in a document exists', () => {
  const documents = globSync(['*.md', 'docs/**/*.md'])
  const dead = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^\w+:/.test(target) && !existsSync(join(dirname(document), target)))
      .map((target) => `${document} → ${target}`),
  )
  expect(dead).toEqual([])
})

test('every decision has a unique number, equal in its file name and title', () => {
  const decisions = globSync('docs/decisions/*.md').toSorted()
  const named = decisions.map((path) => Number(basename(path).slice(0, 4)))
  const titled = decisions.map((path) =>
    Number(/^# (\d+)\. /.exec(readFileSync(path, 'utf8'))?.[1]),
  )
  expect(titled).toEqual(named)
  expect(new Set(named).size).toBe(decisions.length)
})

test('every decision has a date and a status', () => {
  const head =
    /^# .+\n\n- Date: 20\d\d-[01]\d-[0-3]\d\n- Status: (proposed|accepted|superseded by \[\d+\]\([^)]+\))(, amended by \[\d+\]\([^)]+\))*\n\n/
  const without = globSync('docs/decisions/*.md').filter(
    (path) => !head.test(readFileSync(path, 'utf8')),
  )
  expect(without).toEqual([])
})

test('every cited decision exists', () => {
  const there = globSync('docs/decisions/*.md').map((path) => basename(path).slice(0, 4))
  const citing = globSync([
    '{src,database,tests,bench,scripts}/**/*.{ts,tsx,mjs,sql}',
    'docs/*.md',
    '*.md',
  ])
  const dead = citing.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\bdecisions?[/ ](\d{4})\b/g)]
      .filter(([, number = '']) => !there.includes(number))
      .map(([cited]) => `${path}: ${cited}`),
  )
  expect(dead).toEqual([])
})

test('[WORK-176] screenshots are taken of every screen that a journey checks, of the salon too', async () => {
  const folder = 'tests/journeys'
  const checking = readdirSync(folder).filter(
    (name) =>
      name.endsWith('.spec.ts') &&
      /expectAccessible\(/.test(readFileSync(`${folder}/${name}`, 'utf8')),
  )
  expect(checking).toContain('agenda.spec.ts')
  const script = '../../scripts/screen-journeys.mjs'
  const { screenJourneys }: { screenJourneys: () => string[] } = await import(script)
  const taken = screenJourneys().map((filter) => new RegExp(filter))
  const missing = checking.filter(
    (name) => !taken.some((filter) => filter.test(`${folder}/${name}`)),
  )
  expect(missing).toEqual([])
})
