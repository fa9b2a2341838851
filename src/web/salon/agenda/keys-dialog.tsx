import { useTranslation } from '../../language.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { setSingleKeys, useSingleKeys } from '../shell/single-keys.ts'

const ROWS = [
  'arrows',
  'enter',
  'pages',
  'home',
  'm',
  'n',
  'b',
  't',
  'd',
  'w',
  'l',
  'search',
  'help',
] as const

/** The keys of the agenda, and whether single ones act (WORK-157). */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const isOn = useSingleKeys()
  return (
    <Dialog title={t('agenda.keys.title')} closeLabel={t('agenda.close')} onClose={onClose}>
      <dl className="mt-2 grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-5 gap-y-2.5 wrap-anywhere">
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
      <div className="mt-4 border-t border-line pt-2">
        <Checkbox checked={isOn} onChange={({ target }) => setSingleKeys(target.checked)}>
          {t('agenda.keys.single')}
          <span className="block text-sm text-muted">{t('agenda.keys.singleHint')}</span>
        </Checkbox>
      </div>
    </Dialog>
  )
}
