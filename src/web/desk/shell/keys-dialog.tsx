import { useTranslation } from '../../language.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { places } from './places.ts'
import { setSingleKeys, useSingleKeys } from './use-desk-keys.ts'

/** On the page of a registration. */
const REGISTRATION_KEYS = { approve: 'a', ask: 'v', refuse: 'x' }

/** The keys of the desk, and whether single ones act (DESK-016). */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const isOn = useSingleKeys()
  const goes = places.flatMap(({ key, letter }) =>
    letter
      ? [
          [
            t('desk.keys.sequence', { first: 'g', second: letter }),
            t(`desk.places.${key}`),
          ] as const,
        ]
      : [],
  )
  const rows = [
    ['/', t('desk.search.label')],
    ['j', t('desk.keys.rows.next')],
    ['k', t('desk.keys.rows.previous')],
    ['Enter', t('desk.keys.rows.open')],
    ['t', t('desk.keys.rows.take')],
    ...goes.map(([keys, place]) => [keys, t('desk.keys.rows.go', { place })] as const),
    ...(['approve', 'ask', 'refuse'] as const).map(
      (act) => [REGISTRATION_KEYS[act], t(`desk.keys.rows.${act}`)] as const,
    ),
    ['?', t('desk.keys.rows.help')],
    ['Esc', t('desk.keys.rows.close')],
  ] as const
  return (
    <Dialog title={t('desk.keys.title')} closeLabel={t('desk.close')} onClose={onClose}>
      <dl className="mt-2 grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-5 gap-y-2.5 wrap-anywhere">
        {rows.map(([keys, text]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-sm border border-line-strong bg-surface-soft px-2 py-0.5 font-sans text-sm font-strong">
                {keys}
              </kbd>
            </dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 border-t border-line pt-2">
        <Checkbox checked={isOn} onChange={({ target }) => setSingleKeys(target.checked)}>
          {t('desk.keys.single')}
          <span className="block text-sm text-muted">{t('desk.keys.singleHint')}</span>
        </Checkbox>
      </div>
    </Dialog>
  )
}
