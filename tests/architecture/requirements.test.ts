import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PAGE = 'docs/requirements.md'
const rows = [...readFileSync(PAGE, 'utf8').matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(
  ([, id = '']) => id,
)
const sections = [...new Set(rows.map((id) => id.replace(/-\d+$/, '')))].join('|')

const files = globSync([
  '{src,database,tests,bench,scripts}/**/*.{ts,tsx,mjs,sql,css}',
  'docs/**/*.md',
  '*.md',
]).map((path) => ({ path, text: readFileSync(path, 'utf8') }))

// A title can start with a tag: '@phone [ORDER-07] …'.
const TITLE = /['"`](?:@\w+ )?\[([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\] /g
const proven = new Map(
  files
    .filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path))
    .map(({ path, text }) => [
      path,
      [...text.matchAll(TITLE)].flatMap(([, ids = '']) => ids.split(', ')),
    ]),
)

test('every requirement has a unique id', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter((id, at) => rows.indexOf(id) !== at)).toEqual([])
})

test('every cited requirement has a row', () => {
  const cited = new RegExp(String.raw`\brows? ([A-Z]+-\d+)\b|\b((?:${sections})-\d+)\b`, 'g')
  const dead = files.flatMap(({ path, text }) =>
    [...text.matchAll(cited)]
      .map(([, afterRow, known]) => afterRow ?? known ?? '')
      .concat(proven.get(path) ?? [])
      .filter((id) => !rows.includes(id))
      .map((id) => `${path}: ${id}`),
  )
  expect(dead).toEqual([])
})

test('every requirement is in the title of a test', () => {
  const named = new Set([...proven.values()].flat())
  expect(rows.filter((id) => !named.has(id))).toEqual([])
})
