import {
  CATALOG_COLUMNS,
  CATALOG_HEADERS,
  type CatalogColumn,
} from '#domain/catalog/catalog-file.ts'
import type { CsvLine } from '#domain/catalog/csv.ts'
import type { ColumnMap } from '#domain/catalog/guess-columns.ts'
import { useTranslation } from '../../language.ts'
import { SelectField } from '../../ui/field.tsx'
import { ServiceOptions } from './service-options.tsx'

interface ColumnChoicesProps {
  /** The cells of the first line. */
  header: readonly string[]
  columns: ColumnMap
  isOpen: boolean
  onChange: (columns: ColumnMap) => void
}

/** Which column of the file is which: as guessed, to be corrected. */
export function ColumnChoices({ header, columns, isOpen, onChange }: ColumnChoicesProps) {
  const { t, language } = useTranslation()
  const choose = (column: CatalogColumn, at: string) => {
    const others = [...columns].filter(([other, taken]) => other !== column && `${taken}` !== at)
    onChange(new Map(at === '' ? others : [...others, [column, Number(at)] as const]))
  }
  return (
    <details className="mt-4" open={isOpen}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-strong">
        {t('catalogEditor.importing.columns')}
      </summary>
      <div className="mt-2 grid gap-x-4.5 gap-y-4 sm:grid-cols-2">
        {CATALOG_COLUMNS.map((column) => (
          <SelectField
            key={column}
            id={`column-${column}`}
            label={CATALOG_HEADERS[column][language][0]}
            value={columns.get(column) ?? ''}
            onChange={({ target }) => choose(column, target.value)}
          >
            <option value="">{t('catalogEditor.importing.noColumn')}</option>
            {header.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity of a column
              <option key={at} value={at}>
                {cell || t('catalogEditor.importing.columnAt', { place: at + 1 })}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </details>
  )
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
