import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

test('[WORK-66] a cell that begins like a formula is text', () => {
  const cells = ['=1+1', '+31612345678', '-2', '@SUM(A1)', '\t=1', ' =1', 'Anouk']
  expect(csvText([cells])).toBe("\uFEFF'=1+1,'+31612345678,'-2,'@SUM(A1),'\t=1,' =1,Anouk\r\n")
})

test('[WORK-66] quotes, commas and line ends stay within their cell', () => {
  expect(csvText([['a "b"', 'c, d', 'e\nf', '', 42.5], ['=a,"b"']])).toBe(
    '\uFEFF"a ""b""","c, d","e\nf",,42.5\r\n"\'=a,""b"""\r\n',
  )
})
