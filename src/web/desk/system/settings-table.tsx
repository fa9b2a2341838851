import { useId } from 'react'
import { useTranslation } from '../../language.ts'
import type { Translate } from '../../messages.ts'
import type { ServerSetting } from './system-query.ts'

const cell = 'border-b border-line px-3.5 py-2.5 align-top group-last/row:border-b-0'

/** The settings in force, by words and by variable; of a secret only whether it is set (DESK-176). */
export function SettingsTable({ settings }: { settings: readonly ServerSetting[] }) {
  const { t } = useTranslation()
  const headingId = useId()
  const [inForce, others] = [
    settings.filter(isInForce),
    settings.filter((each) => !isInForce(each)),
  ]
  const columns = { name: '', value: '', source: 'max-sm:hidden' } as const
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-3 text-xl">
        {t('deskSystem.settings.title')}
      </h2>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <table
          aria-labelledby={headingId}
          className="w-full table-fixed border-collapse text-left text-md"
        >
          <thead className="text-sm text-muted">
            <tr>
              {(Object.keys(columns) as (keyof typeof columns)[]).map((column) => (
                <th key={column} scope="col" className={`${cell} font-medium ${columns[column]}`}>
                  {t(`deskSystem.settings.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {inForce.map((setting) => (
              <tr key={setting.name} className="group/row">
                <th scope="row" className={`${cell} font-medium wrap-anywhere`}>
                  {t(`deskSystem.settings.names.${setting.name}`)}
                  <span className="block text-sm font-normal text-muted">{setting.name}</span>
                </th>
                <td className={`${cell} wrap-anywhere`}>{valueText(setting, t)}</td>
                <td className={`${cell} text-muted ${columns.source}`}>
                  {t(`deskSystem.settings.${setting.isSet ? 'environment' : 'default'}`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {others.length > 0 && (
        <details className="mt-1">
          <summary className="fold font-medium">
            {t('deskSystem.settings.others', { count: others.length })}
          </summary>
          <ul className="grid gap-2 pb-2">
            {others.map(({ name }) => (
              <li key={name} className="wrap-anywhere">
                {t(`deskSystem.settings.names.${name}`)}{' '}
                <span className="text-sm text-muted">{name}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="mt-2.5 text-sm text-muted">{t('deskSystem.settings.note')}</p>
    </section>
  )
}

/** What the product makes for itself where it is not set. */
const OWN: ReadonlySet<ServerSetting['name']> = new Set(['DATABASE_URL', 'SECRET_KEY'])

function isInForce({ name, value, isSet }: ServerSetting): boolean {
  return isSet || value !== null || OWN.has(name)
}

function valueText({ name, value, isSecret, isSet }: ServerSetting, t: Translate): string {
  if (isSecret && isSet) return t('deskSystem.settings.secret')
  if (name === 'SECRET_KEY') return t('deskSystem.settings.ownKey')
  if (name === 'DATABASE_URL' && value === null) return t('deskSystem.settings.ownDatabase')
  if (value === null) return t('deskSystem.settings.none')
  if (typeof value === 'string') return value
  return t(value ? 'deskSystem.settings.on' : 'deskSystem.settings.off')
}
