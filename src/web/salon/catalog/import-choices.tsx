import {
  CATALOG_COLUMNS,
  CATALOG_HEADERS,
  type CatalogColumn,
} from '#domain/catalog/catalog-file.ts'
import type { CsvLine } from '#domain/catalog/csv.ts'
import type { ColumnMap } from '#domain/catalog/guess-columns.ts'
import { useTranslation } from '../../language.ts'
import { SelectField, selectClasses } from '../../ui/field.tsx'
import { REQUIRED_COLUMNS } from './catalog-csv.ts'
import { ServiceOptions } from './service-options.tsx'

interface ColumnChoicesProps {
  /** The cells of the first line. */
  header: readonly string[]
  /** The cells of the line after it, as an example. */
  example: readonly string[]
  columns: ColumnMap
  isOpen: boolean
  onChange: (columns: ColumnMap) => void
}

/** What most files have; the others are folded. */
const USUAL_COLUMNS: readonly CatalogColumn[] = [
  ...REQUIRED_COLUMNS,
  ...(['service', 'headingNl', 'textNl', 'vat'] as const),
]
const FURTHER_COLUMNS = CATALOG_COLUMNS.filter((column) => !USUAL_COLUMNS.includes(column))

/** Which column of the file is which: as guessed, to be corrected. */
export function ColumnChoices({ isOpen, ...choices }: ColumnChoicesProps) {
  const { t } = useTranslation()
  return (
    <details className="mt-4" open={isOpen}>
      <summary className="fold font-strong">{t('catalogEditor.importing.columns')}</summary>
      <ColumnSelects of={USUAL_COLUMNS} {...choices} />
      <details className="mt-1.5">
        <summary className="fold">
          {t('catalogEditor.importing.moreColumns', { count: FURTHER_COLUMNS.length })}
        </summary>
        <ColumnSelects of={FURTHER_COLUMNS} {...choices} />
      </details>
    </details>
  )
}

/** A row for each column, its name beside the choice: sixteen fit a phone. */
function ColumnSelects({
  of,
  header,
  example,
  columns,
  onChange,
}: Omit<ColumnChoicesProps, 'isOpen'> & { of: readonly CatalogColumn[] }) {
  const { t, language } = useTranslation()
  const choose = (column: CatalogColumn, at: string) => {
    const others = [...columns].filter(([other, taken]) => other !== column && `${taken}` !== at)
    onChange(new Map(at === '' ? others : [...others, [column, Number(at)] as const]))
  }
  const nameOf = (at: number) => {
    const name = header[at] || t('catalogEditor.importing.columnAt', { place: at + 1 })
    return example[at] ? `${name} (${shortened(example[at])})` : name
  }
  return (
    <div className="mt-1 grid gap-y-2">
      {of.map((column) => (
        <div key={column} className="grid grid-cols-[2fr_3fr] items-center gap-x-3">
          <label htmlFor={`column-${column}`} className="wrap-anywhere">
            {CATALOG_HEADERS[column][language][0]}
          </label>
          <select
            id={`column-${column}`}
            aria-invalid={isMissing(column, columns) || undefined}
            className={selectClasses}
            value={columns.get(column) ?? ''}
            onChange={({ target }) => choose(column, target.value)}
          >
            <option value="">
              {t(`catalogEditor.importing.${isMissing(column, columns) ? 'choose' : 'noColumn'}`)}
            </option>
            {header.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity of a column
              <option key={at} value={at}>
                {nameOf(at)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  )
}

function isMissing(column: CatalogColumn, columns: ColumnMap): boolean {
  return REQUIRED_COLUMNS.some((each) => each === column) && !columns.has(column)
}

const MOST_OF_EXAMPLE = 18

function shortened(text: string): string {
  return text.length > MOST_OF_EXAMPLE ? `${text.slice(0, MOST_OF_EXAMPLE)}…` : text
}

/** A few at once: each has all kinds to choose from. */
const SHOWN_KINDS = 10

interface KindChoicesProps {
  /** The lines whose kind is not known from the file. */
  unknown: readonly CsvLine[]
  nameAt: number | undefined
  services: ReadonlyMap<number, string>
  onChange: (services: ReadonlyMap<number, string>) => void
}

/** What kind of treatment each line is that has no code and no name of the list. */
export function KindChoices({ unknown, nameAt, services, onChange }: KindChoicesProps) {
  const { t } = useTranslation()
  const open = unknown.filter(({ line }) => !services.has(line))
  const shown = new Set(open.slice(0, SHOWN_KINDS))
  if (unknown.length === 0) return null
  return (
    <fieldset className="mt-5 grid gap-4">
      <legend className="mb-2 font-strong">{t('catalogEditor.importing.kinds')}</legend>
      {unknown
        .filter((each) => services.has(each.line) || shown.has(each))
        .map(({ line, cells }) => (
          <SelectField
            key={line}
            id={`kind-of-${line}`}
            label={t('catalogEditor.importing.kindOf', { line, name: cells[nameAt ?? -1] ?? '' })}
            value={services.get(line) ?? ''}
            onChange={({ target }) => onChange(new Map(services).set(line, target.value))}
          >
            {!services.has(line) && <option value="">{t('catalogEditor.item.choose')}</option>}
            <ServiceOptions />
          </SelectField>
        ))}
      {open.length > shown.size && (
        <p className="text-sm text-muted">
          {t('catalogEditor.importing.moreKinds', { count: open.length - shown.size })}
        </p>
      )}
    </fieldset>
  )
}
