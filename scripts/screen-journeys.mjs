import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../tests/journeys')

/**
 * The journeys that check a screen by `expectAccessible`, as playwright filters by path. None is listed by hand, so that
 * none is forgotten.
 * @returns {string[]}
 */
export function screenJourneys() {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.spec.ts'))
    .filter((name) => readFileSync(join(FOLDER, name), 'utf8').includes('expectAccessible('))
    .map((name) => `/${name.replaceAll('.', '\\.')}`)
    .sort()
}
