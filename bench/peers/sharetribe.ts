import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface LoadableStats {
  readonly namedChunkGroups: Record<
    string,
    { readonly assets: readonly { readonly name: string }[] }
  >
}

/** KB of script, gzip, that Sharetribe's template loads for its search page: its built folder has a list of them. */
export function sharetribeScriptKb(folder: string): number {
  const build = join(folder, 'build')
  const stats: LoadableStats = JSON.parse(readFileSync(join(build, 'loadable-stats.json'), 'utf8'))
  const names = ['main', 'SearchPageWithGrid'].flatMap((group) =>
    (stats.namedChunkGroups[group]?.assets ?? []).map(({ name }) => name),
  )
  const scripts = [...new Set(names)].filter((name) => name.endsWith('.js'))
  if (scripts.length === 0) throw new Error(`no scripts of a search page in ${build}`)
  const sizes = scripts.map((name) => gzipSync(readFileSync(join(build, name))).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}
