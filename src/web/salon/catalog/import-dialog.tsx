import FileCheck from 'lucide-react/icons/file-check'
import { type ChangeEvent, useState } from 'react'
import { type CsvLine, csvLines } from '#domain/catalog/csv.ts'
import { type ColumnMap, guessColumns } from '#domain/catalog/guess-columns.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { logError } from '../../log.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { FailureNote, Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
import { type CsvFault, type ImportRow, REQUIRED_COLUMNS, readCatalogLines } from './catalog-csv.ts'
import type { CatalogEntry } from './catalog-query.ts'
import { ColumnChoices, KindChoices } from './import-choices.tsx'
import { useImport } from './use-import.ts'

const MAX_BYTES = 5 * 1024 * 1024
const SHOWN_FAULTS = 50

interface ImportDialogProps {
  userName: string
  items: readonly CatalogEntry[]
  onClose: () => void
}

interface MenuFile {
  readonly lines: readonly CsvLine[]
  /** As guessed or chosen. */
  readonly columns: ColumnMap
  readonly services: ReadonlyMap<number, string>
  /** Whether the columns were open for choosing from the start. */
  readonly lacksColumns: boolean
}
type FileResult = MenuFile | 'tooLarge' | 'unreadable'

/**
 * Reads a CSV or .xlsx file. Its columns are guessed and may be chosen, as may the kind of each line; what is wrong is named
 * by line and column, and nothing is written before it is confirmed (WORK-48, WORK-174).
 */
export function ImportDialog({ userName, items, onClose }: ImportDialogProps) {
  const { t, language } = useTranslation()
  const [result, setResult] = useState<FileResult | null>(null)
  const { mutate, isPending, error, reset } = useImport(userName)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    reset()
    if (!file) return setResult(null)
    if (file.size > MAX_BYTES) return setResult('tooLarge')
    const lines = await linesOf(file)
    setResult(lines ? menuFileOf(lines) : 'unreadable')
  }
  const menu = result === null || typeof result === 'string' ? null : result
  const found = menu && readCatalogLines(menu.lines, items, { language, ...menu })
  const rows = found?.rows ?? []
  const write = () =>
    mutate(rows, {
      onSuccess: (counts) => {
        showToast('success', t('catalogEditor.importing.done', counts))
        onClose()
      },
    })
  return (
    <Dialog
      title={t('catalogEditor.importing.title')}
      closeLabel={t('common.close')}
      width="wide"
      isLocked={isPending}
      onClose={onClose}
    >
      <p className="mt-3 mb-5 text-muted">{t('catalogEditor.importing.text')}</p>
      <TextField
        type="file"
        accept=".csv,.xlsx"
        label={t('catalogEditor.importing.file')}
        hint={t('catalogEditor.importing.hint')}
        error={typeof result === 'string' && t(`catalogEditor.importing.${result}`)}
        className="py-3.5"
        onChange={read}
      />
      {menu && <Choices menu={menu} items={items} onChange={setResult} />}
      <div className="mt-4">{found && <Findings {...found} />}</div>
      {error && (
        <FailureNote title={t('catalogEditor.importing.failed')}>
          {t(`refusals.${error.cause as RefusalCode}`)}
        </FailureNote>
      )}
      <div className="mt-5.5 grid gap-2.5">
        {rows.length > 0 && (
          <Button
            full
            tone="primary"
            busy={isPending && t('catalogEditor.item.saving')}
            onClick={write}
          >
            {t('catalogEditor.importing.write')}
          </Button>
        )}
        <Button full tone="quiet" disabled={isPending} onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </Dialog>
  )
}

interface ChoicesProps {
  menu: MenuFile
  items: readonly CatalogEntry[]
  onChange: (menu: MenuFile) => void
}

function Choices({ menu, items, onChange }: ChoicesProps) {
  const { language } = useTranslation()
  const { lines, columns, services, lacksColumns } = menu
  // As the file has it, so that a choice can be changed.
  const { faults } = readCatalogLines(lines, items, { language, columns })
  const withoutKind = new Set(
    faults.filter(({ fault }) => fault === 'service').map(({ line }) => line),
  )
  return (
    <>
      <ColumnChoices
        header={lines[0]?.cells ?? []}
        example={lines[1]?.cells ?? []}
        columns={columns}
        isOpen={lacksColumns}
        onChange={(chosen) => onChange({ ...menu, columns: chosen })}
      />
      <KindChoices
        unknown={lines.slice(1).filter(({ line }) => withoutKind.has(line))}
        nameAt={columns.get('nameNl')}
        services={services}
        onChange={(chosen) => onChange({ ...menu, services: chosen })}
      />
    </>
  )
}

function menuFileOf(lines: readonly CsvLine[]): MenuFile {
  const columns = guessColumns(lines)
  const lacksColumns = REQUIRED_COLUMNS.some((column) => !columns.has(column))
  return { lines, columns, services: new Map(), lacksColumns }
}

function Findings({ rows, faults }: { rows: ImportRow[]; faults: CsvFault[] }) {
  const { t } = useTranslation()
  const changed = rows.filter(({ catalogItemId }) => catalogItemId).length
  if (faults.length === 0)
    return (
      <Note tone="success" icon={FileCheck} role="status">
        {t('catalogEditor.importing.right', { added: rows.length - changed, changed })}
      </Note>
    )
  return (
    <FailureNote title={t('catalogEditor.importing.faults', { count: faults.length })}>
      <ul className="mt-1">
        {faults.slice(0, SHOWN_FAULTS).map(({ line, header, fault }) => (
          <li key={`${line} ${header} ${fault}`}>
            {t('catalogEditor.importing.fault', {
              line,
              column: header || '–',
              what: t(`catalogEditor.importing.reasons.${fault}`),
            })}
          </li>
        ))}
      </ul>
    </FailureNote>
  )
}

/** The lines of a file; null when it cannot be read. The reader of .xlsx files is loaded with the first one. */
async function linesOf(file: File): Promise<CsvLine[] | null> {
  const bytes = await file.arrayBuffer()
  if (!isZip(bytes)) return isText(file, bytes) ? csvLines(decoded(bytes)) : null
  try {
    const { xlsxLines } = await import('./xlsx-lines.ts')
    return await xlsxLines(bytes)
  } catch (error) {
    logError('The file could not be read', error)
    return null
  }
}

// An .xlsx file is a ZIP file, whatever its name says.
function isZip(bytes: ArrayBuffer): boolean {
  return bytes.byteLength > 4 && new DataView(bytes).getUint32(0) === 0x504b0304
}

// A spreadsheet that broke on its way, or of another format, is no CSV.
function isText({ name }: File, bytes: ArrayBuffer): boolean {
  return !/\.(xlsx?|ods|numbers|pdf)$/i.test(name) && !new Uint8Array(bytes).includes(0)
}

// Older spreadsheets write Windows-1252, in which é is no UTF-8.
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
