/** A figure of a bench. Everything is text with its unit. */
export interface Row {
  readonly what: string
  readonly figure: string
  /** The least that the same work costs, measured in the same run. */
  readonly floor?: string | undefined
  readonly ratio?: string | undefined
  readonly spread?: string | undefined
  readonly target?: string | undefined
  readonly isMissed?: boolean | undefined
}

/** When and where a bench ran. */
export interface BenchRun {
  readonly bench: string
  readonly date: string
  readonly load: string
  readonly machine: string
  readonly versions: string
}

/** The two tables of docs/benchmarks.md, as cells. */
interface Tables {
  readonly figures: readonly (readonly string[])[]
  readonly runs: readonly (readonly string[])[]
}

const FIGURE_COLUMNS = ['bench', 'measured', 'figure', 'floor', 'ratio', 'spread', 'target']
const RUN_COLUMNS = ['bench', 'date', 'load', 'machine', 'versions']

/** The tables of the present document; empty for an empty text. */
export function readDocument(text: string): Tables {
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.trim()),
    )
    .filter(([bench]) => bench !== 'bench')
  return {
    figures: rows.filter((cells) => cells.length === FIGURE_COLUMNS.length),
    runs: rows.filter((cells) => cells.length === RUN_COLUMNS.length),
  }
}

/** Puts a run in place of the former one of the same bench. Rows of other benches stay as they are. */
export function replaceRun(tables: Tables, run: BenchRun, rows: readonly Row[]): Tables {
  const isOther = ([bench]: readonly string[]) => bench !== run.bench
  const figures = rows.map((row) => [
    run.bench,
    row.what,
    row.figure,
    row.floor ?? '',
    row.ratio ?? '',
    row.spread ?? '',
    row.target ? `${row.target}${row.isMissed ? ', missed' : ''}` : '',
  ])
  const runCells = [run.bench, run.date, run.load, run.machine, run.versions]
  return {
    figures: sorted([...tables.figures.filter(isOther), ...figures]),
    runs: sorted([...tables.runs.filter(isOther), runCells]),
  }
}

export function documentOf({ figures, runs }: Tables): string {
  return `# Benchmarks

Written by \`npm run bench\`, which measures all, or those that are named. A bench that did not run keeps its rows of an earlier day; its own line
under [Runs](#runs) says when and on what it ran. Figures of different runs are not comparable: the machine has other work too.
Floor and ratio are of one run.

${tableOf(FIGURE_COLUMNS, figures)}

- **Floor**: the least that the same work costs without the product, measured in the same run; in the bench of peers, what the code of another
  product takes. Without one the cell is empty.
- **Spread**: the least and the most of several rounds, or the p95 where the figure is a p50.
- **Missed**: the figure does not reach its target.

## Runs
Load is that of one minute before and after the bench, which is itself part of the second.

${tableOf(RUN_COLUMNS, runs)}
`
}

// Stable, so that the rows of a bench keep their order.
function sorted(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return rows.toSorted(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0))
}

function tableOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')
}
