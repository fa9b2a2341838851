import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documentOf, readDocument, replaceRun } from './document.ts'

const OLD = { date: '2026-11-01', load: '0.1 to 0.2', machine: '2 × Xeon', versions: 'Node 26' }
const NEW = { ...OLD, date: '2026-11-26' }

test('[SCALE-51] a bench that ran replaces its rows; one that did not keeps its rows and its date', () => {
  const empty = readDocument('')
  const slots = replaceRun(empty, { bench: 'slots', ...OLD }, [{ what: '35 days', figure: '1 ms' }])
  const both = replaceRun(slots, { bench: 'booking', ...OLD }, [
    { what: 'orders', figure: '600', floor: '750', ratio: '0.80', target: '0.90', isMissed: true },
    { what: 'p99', figure: '9 ms' },
  ])
  const again = replaceRun(readDocument(documentOf(both)), { bench: 'booking', ...NEW }, [
    { what: 'orders', figure: '700' },
  ])
  expect(readDocument(documentOf(again))).toEqual(again)
  expect(both.figures.map(([, what]) => what)).toEqual(['orders', 'p99', '35 days'])
  expect(both.figures[0]?.at(-1)).toBe('0.90, missed')
  expect(again.figures).toEqual([
    ['booking', 'orders', '700', '', '', '', ''],
    ['slots', '35 days', '1 ms', '', '', '', ''],
  ])
  expect(again.runs.map(([bench, date]) => [bench, date])).toEqual([
    ['booking', NEW.date],
    ['slots', OLD.date],
  ])
})

test('[SCALE-51] docs/benchmarks.md is what the command writes', () => {
  const text = readFileSync('docs/benchmarks.md', 'utf8')
  const tables = readDocument(text)
  expect(documentOf(tables)).toBe(text)
  const benches = new Set(tables.runs.map(([bench]) => bench))
  expect(tables.figures.filter(([bench]) => !benches.has(bench))).toEqual([])
})
