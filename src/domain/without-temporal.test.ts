import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = import.meta.dirname
const FILES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))

// Safari has no Temporal yet, and the browser imports the domain.
test('the files that need Temporal are exactly those marked as server-only', () => {
  const announced = FILES.filter(({ text }) => text.startsWith('/** Server only'))
  expect(announced.map(({ file }) => file).sort()).toEqual([...needTemporal()].sort())
})

/** The files that use Temporal, or import one that does for more than its types. */
function needTemporal(): Set<string> {
  const found = new Set(
    FILES.filter(({ text }) => /\bTemporal\.\w+\.?\w*\(/.test(text)).map(({ file }) => file),
  )
  for (let size = -1; size !== found.size; ) {
    size = found.size
    for (const { file, text } of FILES) {
      if (valueImports(file, text).some((imported) => found.has(imported))) found.add(file)
    }
  }
  return found
}

function valueImports(file: string, text: string): string[] {
  return [...text.matchAll(/^import (?!type)[^']*'(\.[^']+)'/gm)].map(([, path = '']) =>
    relative(ROOT, join(ROOT, dirname(file), path)),
  )
}
