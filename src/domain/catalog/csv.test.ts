import { expect, test } from 'vitest'
import { csvLine, csvLines } from './csv.ts'

test.each(['=1+1', '+31', '-5', '@sum', "'=1", 'a;b', 'a,b', 'say "hi"', 'two\nlines', 'plain'])(
  '[WORK-47] the cell %j is read as it was written',
  (cell) => {
    const file = `${csvLine(['name', 'text'], ';')}\r\n${csvLine([cell, 'x'], ';')}\r\n`
    expect(csvLines(file)[1]?.cells).toEqual([cell, 'x'])
  },
)

test.each(['=1+1', '+31', '-5', '@sum'])('[WORK-47] "%s" is no formula in the file', (cell) => {
  expect(csvLine([cell], ';')).toBe(`"'${cell}"`)
})

test('[WORK-47] the separator is guessed, and a byte order mark and empty lines are left out', () => {
  expect(csvLines('\ufeffa,b\r\n1,2\r\n\r\n,\r\n').map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(csvLines('a;b,c;d')[0]?.cells).toEqual(['a', 'b,c', 'd'])
})

test.each(['sep=,', 'SEP=,\r', '"sep=,"'])('[WORK-277] the line %j names the separator', (line) => {
  expect(csvLines(`${line}\na;b,c\n1,2\n`)).toEqual([
    { line: 2, cells: ['a;b', 'c'] },
    { line: 3, cells: ['1', '2'] },
  ])
})

test('[WORK-288] lines may end with a carriage return alone, as an old spreadsheet writes them', () => {
  const lines = csvLines('a;b\r1;2\r\r3;4\r')
  expect(lines.map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, 'a', 'b'],
    [2, '1', '2'],
    [4, '3', '4'],
  ])
})

test('[WORK-48] a line has the number that an editor shows, also after a cell of two lines', () => {
  const lines = csvLines('a;b\n"one\ntwo";2\n\n3;4')
  expect(lines.map(({ line }) => line)).toEqual([1, 2, 5])
})
