import { Link } from '@tanstack/react-router'
import { markedParts } from '#domain/report/report.ts'
import { useTranslation } from '../../language.ts'
import { Stars } from '../../ui/stars.tsx'
import type { Report } from './report-query.ts'

/** What a report is about, with its words marked. */
export function ReportTarget({ report }: { report: Report }) {
  const { t } = useTranslation()
  const { target, kind, quote, providerId, providerUserName } = report
  const words = kind === 'reply' ? target.reply : target.text
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl">{t('deskReports.what.title')}</h2>
        <p className="text-sm text-muted">
          {t(target.isHidden ? 'deskReports.what.hidden' : 'deskReports.what.shown')}
        </p>
      </div>
      {!target.isThere && <p className="mt-3">{t('deskReports.what.gone')}</p>}
      {kind === 'review' && (
        <p className="mt-3 flex flex-wrap items-center gap-3">
          <b className="font-strong">{target.authorName ?? t('provider.anonymous')}</b>
          {target.rating !== null && (
            <Stars
              rating={target.rating}
              label={t('deskReports.what.stars', { count: target.rating })}
            />
          )}
        </p>
      )}
      {words && (
        <p
          lang={target.textLanguage ?? undefined}
          className="mt-3 max-w-[60ch] text-lg whitespace-pre-line wrap-anywhere"
        >
          {markedParts(words, quote).map(({ text, isMarked }) =>
            isMarked ? (
              <mark key={text} className="rounded-sm bg-warning-soft px-0.5 text-text">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </p>
      )}
      {target.pictureUrl && (
        <img src={target.pictureUrl} alt="" className="mt-3 max-h-80 rounded-md object-contain" />
      )}
      {quote && words && <p className="mt-2 text-sm text-muted">{t('deskReports.what.marked')}</p>}
      {kind === 'review' && target.reply && (
        <div className="mt-4 border-l-3 border-line-strong pl-4">
          <p className="text-sm font-strong">{t('deskReports.what.reply')}</p>
          <p className="whitespace-pre-line text-muted wrap-anywhere">{target.reply}</p>
        </div>
      )}
      <p className="mt-2 flex flex-wrap gap-x-5">
        <Link
          to="/desk/salons/$providerId"
          params={{ providerId }}
          className="link inline-block py-2.5"
        >
          {t('deskReports.what.salon')}
        </Link>
        <Link
          to="/profile/$id"
          params={{ id: providerUserName }}
          className="link inline-block py-2.5"
        >
          {t('deskReports.what.view')}
        </Link>
      </p>
    </section>
  )
}
