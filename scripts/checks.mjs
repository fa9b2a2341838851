// Every check there is, and how each is counted.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'

// Longest first, so that both processors end at the same time.
const SIDES = ['tests', 'scripts', 'web', 'server', 'contract', 'domain', 'worker']

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {Count & { name: string, seconds: number }} Result
 *
 * @typedef {object} Check
 * @property {string} name
 * @property {(report: string) => [string, ...string[]]} words the command; it may write its report to that path
 * @property {(report: string) => Count} [count] counts the tests of a report in JSON; absent: the command is one check
 * @property {NodeJS.ProcessEnv} [plain] what keeps its output without colours
 * @property {NodeJS.ProcessEnv} [own] further variables of its environment
 */

/** @type {Check[]} */
const STATIC = [
  {
    name: 'format and lint',
    // Its faults are printed through a pipe, and it does not know NO_COLOR.
    words: () => ['biome', 'ci', '--colors=off', '--error-on-warnings', '.'],
  },
  ...SIDES.map(typeCheck),
  { name: 'architecture', words: () => ['node', 'scripts/architecture.ts'] },
  { name: 'dead code', words: () => ['knip'] },
]

/** @type {Check} */
const BUILD = { name: 'build', words: () => ['node', 'scripts/build.mjs'] }

/** @type {Check['count']} */
const countVitest = (report) => {
  /** @type {{ numPassedTests: number, numFailedTests: number }} */
  const { numPassedTests, numFailedTests } = JSON.parse(report)
  return { passed: numPassedTests, failed: numFailedTests }
}

/** @type {Check['count']} */
const countJourneys = (report) => {
  /** @type {{ stats: { expected: number, flaky: number, unexpected: number } }} */
  const { stats } = JSON.parse(report)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

/** @type {(...more: string[]) => Check['words']} */
const vitest =
  (...more) =>
  (report) => [
    'vitest',
    'run',
    ...more,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]

/** @type {Check[]} */
const QUICK = [
  { name: 'unit tests', words: vitest('--project=rules', '--project=pages*'), count: countVitest },
]

/** @type {Check} */
const SIZE = { name: 'script size', words: () => ['node', 'scripts/bundle-size.ts'] }

// Each waits for a third of its time: side by side, the API tests with half of the processors, both take less.
const API_WORKERS = Math.max(1, Math.floor(availableParallelism() / 2))

// The unit tests are the shortest: they begin when one of the others has ended.
/** @type {Check[]} */
const TESTS = [
  {
    name: 'API tests',
    words: vitest('--project=server', `--maxWorkers=${API_WORKERS}`),
    count: countVitest,
  },
  {
    name: 'journeys',
    words: () => ['playwright', 'test', '--reporter=dot,json'],
    // Its workers set FORCE_COLOR themselves, and Node warns in each of them where NO_COLOR stands too.
    plain: { NO_COLOR: undefined, FORCE_COLOR: '0' },
    // Node strips the types, as in the product; Playwright would have Babel compile every module anew in a fresh clone.
    own: { PW_DISABLE_TS_ESM: '1' },
    count: countJourneys,
  },
  ...QUICK,
]

// Alone: it measures times. Linux and root are needed, and a release is made where they are.
/** @type {Check} */
const DRILLS = {
  name: 'drills',
  words: () => ['node', 'scripts/cluster.mjs', 'drill', '--short'],
}

/**
 * Runs the checks: those that only read and the build side by side, as many as there are processors, then the tests in the
 * same way. No other one begins after a failure, unless `all`.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ all: boolean, extent?: string }} options extent is 'quick', 'gate' or 'full'
 * @returns {Promise<Result[]>}
 */
export async function runChecks(env, { all, extent = 'gate' }) {
  const environment =
    extent === 'full'
      ? {
          CRASH_ORDERS: '400',
          FUZZ_RUNS: '400',
          SEARCH_MARKETS: '40',
          VISIT_RACE_ROUNDS: '100',
          CALENDAR_PROGRAM: '1',
          LARGE_MARKET: '1',
          DATABASE_PROGRAMS: '1',
          ...env,
          EVERY_LOOK: '1',
        }
      : env
  const reports = mkdtempSync(join(tmpdir(), 'bloesem-reports-'))
  /** @type {Result[]} */
  const results = []
  const runSome = async (/** @type {Check[]} */ checks) => {
    for (let check = checks.shift(); check; check = checks.shift()) {
      if (!all && results.some(({ failed }) => failed > 0)) return
      const report = join(reports, `${check.name.replace(/\W/g, '-')}.json`)
      results.push(printResult(await runCheck(check, report, environment)))
    }
  }
  const sideBySide = (/** @type {Check[]} */ checks) =>
    Promise.all(Array.from({ length: availableParallelism() }, () => runSome(checks)))
  if (extent === 'quick') {
    await sideBySide([...STATIC])
    await runSome([...QUICK])
  } else {
    // The build is among the longest, so that it comes first.
    await sideBySide([BUILD, ...STATIC])
    await runSome([SIZE])
    await sideBySide([...TESTS])
    if (extent === 'full') await runSome([DRILLS])
  }
  rmSync(reports, { recursive: true })
  return results
}

/** @param {Result} result */
function printResult(result) {
  const verdict = (result.failed > 0 ? 'FAILED' : 'passed').padEnd(8)
  console.log(`${verdict}${result.name.padEnd(24)}${result.seconds.toFixed(1).padStart(7)} s`)
  return result
}

/** @param {string} side @returns {Check} */
function typeCheck(side) {
  return {
    name: `types: ${side}`,
    // Several checkers each work out the same types anew: four take twice the processor time of one.
    words: () => ['tsc', '--project', `tsconfig.${side}.json`, '--noEmit', '--checkers', '1'],
  }
}

/** @param {Check} check @param {string} report @param {NodeJS.ProcessEnv} env @returns {Promise<Result>} */
async function runCheck({ name, words, count, plain = { NO_COLOR: '1' }, own }, report, env) {
  const startedAt = Date.now()
  const [command, ...rest] = words(report)
  const child = spawn(command, rest, {
    env: {
      ...env,
      ...(process.stdout.isTTY ? {} : plain),
      ...own,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    // Tests show their progress; the output of the others is printed only after a failure.
    stdio: count ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  /** @type {string[]} */
  const output = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part) => output.push(part))
  /** @type {number | Error | null} */
  const status = await once(child, 'close').then(
    ([code]) => code,
    (error) => error,
  )
  const seconds = (Date.now() - startedAt) / 1000
  if (count) return { name, seconds, ...countReport(report, count, status) }
  if (status !== 0) console.log(`${output.join('')}${status instanceof Error ? status : ''}`)
  return { name, seconds, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
}

/**
 * A run that broke before it could count, or that failed outside any test, is one failure.
 * @param {string} report
 * @param {NonNullable<Check['count']>} count
 * @param {number | Error | null} status
 */
function countReport(report, count, status) {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { passed, failed } = count(readFileSync(report, 'utf8'))
  const empty = passed + failed === 0
  return { passed, failed: failed === 0 && (status !== 0 || empty) ? 1 : failed }
}
