import { useTranslation } from '../../language.ts'
import { Dialog } from '../../ui/dialog.tsx'

const ROWS = ['arrows', 'enter', 'pages', 'm', 'n', 'b', 't', 'd', 'w', 'l', 'help'] as const

/** The keys of the agenda. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('agenda.keys.title')} closeLabel={t('agenda.close')} onClose={onClose}>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2.5">
        {ROWS.map((row) => (
          <div key={row} className="contents">
            <dt>
              <kbd className="rounded-sm border border-line-strong bg-surface-soft px-2 py-0.5 font-sans text-sm font-strong">
                {t(`agenda.keys.names.${row}`)}
              </kbd>
            </dt>
            <dd className="text-muted">{t(`agenda.keys.${row}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
