// Adds the platform builds that a partial registry mirror left out of package-lock.json. `npm ci` refuses
// a lock that misses an optional dependency of another platform, although it would never install it.
// Run after every `npm install x`; changes nothing when the lock is already whole.
import { readFileSync, writeFileSync } from 'node:fs'

/**
 * @typedef {object} Package
 * @property {string} version
 * @property {boolean} [dev]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** @type {{ packages: Record<string, Package> }} */
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'win32',
  'sunos',
  'openbsd',
  'netbsd',
  'aix',
]
const processors = [
  'x64',
  'arm64',
  'arm',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'loong64',
  'mips64el',
]
let added = 0

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (resolves(path, name) || !/^\d+\.\d+\.\d+/.test(version)) continue
    lock.packages[`node_modules/${name}`] = platformEntry(name, version, entry.dev)
    added++
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
)
if (added > 0) writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
console.log(`complete-lock: ${added} added`)

/** @param {string} from @param {string} name */
function resolves(from, name) {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))
  ) {
    if (lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (folder === '') return false
  }
}

/** @param {string} name @param {string} version @param {boolean} [dev] */
function platformEntry(name, version, dev) {
  const parts = name.split(/[/-]/)
  const os = systems.filter((system) => parts.includes(system))
  const cpu = processors.filter((processor) => parts.includes(processor))
  const libc = name.includes('musl') ? ['musl'] : name.includes('gnu') ? ['glibc'] : undefined
  return {
    version,
    ...(cpu.length && { cpu }),
    ...(dev && { dev }),
    ...(libc && { libc }),
    optional: true,
    ...(os.length && { os }),
  }
}
