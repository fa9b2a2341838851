import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../language.ts'
import type { CatalogEntry } from './catalog-query.ts'
import { menuItem, RowMenu } from './row-menu.tsx'

// With all kinds of treatments, which the list itself needs none of.
const StarterDialog = lazy(async () => ({
  default: (await import('./starter-dialog.tsx')).StarterDialog,
}))
const ImportDialog = lazy(async () => ({
  default: (await import('./import-dialog.tsx')).ImportDialog,
}))

/** The menu of the whole list: a starter menu, a file in, a file out. */
export function MenuTools({
  userName,
  items,
}: {
  userName: string
  items: readonly CatalogEntry[]
}) {
  const { t, language } = useTranslation()
  const [open, setOpen] = useState<'starter' | 'import' | null>(null)
  const close = () => setOpen(null)
  const fileName = t('catalogEditor.importing.fileName')
  const saveCsv = async () => {
    const { writeCatalogCsv } = await import('#domain/catalog/catalog-file.ts')
    download(new Blob([writeCatalogCsv(items, language)], { type: CSV }), `${fileName}.csv`)
  }
  const saveXlsx = async () => {
    const { writeCatalogXlsx } = await import('./catalog-xlsx.ts')
    download(new Blob([writeCatalogXlsx(items, language)], { type: XLSX }), `${fileName}.xlsx`)
  }
  return (
    <>
      <RowMenu buttonId="catalog-tools" label={t('catalogEditor.tools')}>
        <li>
          <button type="button" className={menuItem} onClick={() => setOpen('starter')}>
            {t('catalogEditor.starter.title')}
          </button>
        </li>
        <li>
          <button type="button" className={menuItem} onClick={() => setOpen('import')}>
            {t('catalogEditor.importing.title')}
          </button>
        </li>
        {items.length > 0 && (
          <>
            <li>
              <button type="button" className={menuItem} onClick={saveXlsx}>
                {t('catalogEditor.importing.saveXlsx')}
              </button>
            </li>
            <li>
              <button type="button" className={menuItem} onClick={saveCsv}>
                {t('catalogEditor.importing.saveCsv')}
              </button>
            </li>
          </>
        )}
      </RowMenu>
      <Suspense>
        {open === 'starter' && <StarterDialog userName={userName} items={items} onClose={close} />}
        {open === 'import' && <ImportDialog userName={userName} items={items} onClose={close} />}
      </Suspense>
    </>
  )
}

const CSV = 'text/csv;charset=utf-8'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function download(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
  link.click()
  URL.revokeObjectURL(url)
}
