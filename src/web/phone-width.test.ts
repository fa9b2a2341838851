import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PHONE_WIDTH } from './phone-width.ts'

const theme = readFileSync('src/web/theme.css', 'utf8')

test('[APP-08] the phone width of scripts equals the breakpoint of the styles', () => {
  const [, breakpoint] = /--breakpoint-md: ([\d.]+)rem;/.exec(theme) ?? []
  expect(PHONE_WIDTH).toBe(`not all and (min-width: ${breakpoint}rem)`)
  expect(Number(breakpoint) * 16).toBe(769)
})

// The workspace is wider than the pages of customers before its layout changes.
const OF_WORKSPACE = 'src/web/salon/'

test('[APP-08] no other code of customers’ pages reads the window’s width', () => {
  const own = /innerWidth|matchMedia\((?!PHONE_WIDTH|['"][^'"]*(?:prefers-|display-mode|pointer))/
  const files = globSync('src/web/**/*.{ts,tsx}').filter(
    (path) => !path.startsWith(OF_WORKSPACE) && !/\.test\./.test(path),
  )
  expect(files.filter((path) => own.test(readFileSync(path, 'utf8')))).toEqual([])
})
