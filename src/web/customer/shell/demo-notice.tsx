import { useRouteContext } from '@tanstack/react-router'
import { useHasSession } from '../../features/sign-in/session.ts'
import { useTranslation } from '../../language.ts'

/** Says on every page of a public demonstration that it is one. */
export function DemoNotice() {
  const isPublicDemo = useRouteContext({
    from: '__root__',
    select: (context) => context.isPublicDemo,
  })
  return isPublicDemo ? <Notice /> : null
}

function Notice() {
  const { t } = useTranslation()
  const hasSession = useHasSession()
  return (
    <aside
      aria-label={t('shell.demo.label')}
      className="flex shrink-0 flex-wrap items-center justify-center gap-x-4 border-b border-line bg-surface-accent px-4 py-2.5 text-center text-sm"
    >
      <p>{t('shell.demo.text')}</p>
      {hasSession && (
        <a
          href="/demo/mail"
          className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
        >
          {t('shell.demo.mail')}
        </a>
      )}
    </aside>
  )
}
