import { useId } from 'react'
import { useTranslation } from '../../language.ts'

const STEPS = ['install', 'key', 'restore', 'start'] as const
/** What is typed in a step. */
const COMMANDS: Partial<Record<(typeof STEPS)[number], string>> = {
  restore: 'npm run restore bloesem.gz',
  start: 'npm start',
}

/** How a backup is restored, which is done on the server. */
export function RestoreSteps() {
  const { t } = useTranslation()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-xl">
        {t('deskSystem.restore.title')}
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">{t('deskSystem.restore.lead')}</p>
      <ol className="grid list-decimal grid-cols-1 gap-2.5 rounded-lg border border-line bg-surface py-5 pr-5 pl-9">
        {STEPS.map((step) => (
          <li key={step} className="min-w-0 pl-1 wrap-anywhere">
            {t(`deskSystem.restore.steps.${step}`)}
            {COMMANDS[step] && (
              <code className="mt-1 block w-fit max-w-full rounded-sm bg-surface-soft px-2 py-1 text-sm wrap-anywhere">
                {COMMANDS[step]}
              </code>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-2.5 text-sm text-muted">{t('deskSystem.restore.mails')}</p>
    </section>
  )
}
