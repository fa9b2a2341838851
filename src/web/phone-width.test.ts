import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PHONE_WIDTH } from './phone-width.ts'

const theme = readFileSync('src/web/theme.css', 'utf8')

test('[APP-08] scripts ask for the width of a phone as the styles do, to the pixel', () => {
  const [, breakpoint] = /--breakpoint-md: ([\d.]+)rem;/.exec(theme) ?? []
  expect(PHONE_WIDTH).toBe(`not all and (min-width: ${breakpoint}rem)`)
  expect(Number(breakpoint) * 16).toBe(769)
})

test('[APP-08] nothing else asks how wide the window is', () => {
  const own = /innerWidth|matchMedia\((?!PHONE_WIDTH|['"][^'"]*(?:prefers-|display-mode))/
  const files = globSync('src/web/**/*.{ts,tsx}').filter((path) => !/\.test\./.test(path))
  expect(files.filter((path) => own.test(readFileSync(path, 'utf8')))).toEqual([])
})
