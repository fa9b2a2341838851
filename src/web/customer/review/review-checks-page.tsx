import type { ReactNode } from 'react'
import { REPORT_REASONS } from '#domain/review/review-report.ts'
import { useTranslation } from '../../language.ts'
import { Column } from '../../ui/page.tsx'

const WHO_KEYS = ['account', 'after', 'once', 'owner'] as const
const SHOWN_KEYS = ['all', 'average', 'names', 'anonymous', 'reply', 'gone'] as const

/** Explains how reviews are checked, as the law requires. */
export function ReviewChecksPage() {
  const { t } = useTranslation()
  const reasons = REPORT_REASONS.filter((reason) => reason !== 'other')
  return (
    <Column className="pt-9 pb-18">
      <article className="mx-auto flex max-w-[42rem] flex-col gap-10 hyphens-auto">
        <header>
          <h1>{t('reviewChecks.title')}</h1>
          <p className="mt-4 text-lg text-muted">{t('reviewChecks.lead')}</p>
        </header>
        <Section title={t('reviewChecks.who.title')}>
          <List of={WHO_KEYS.map((name) => t(`reviewChecks.who.${name}`))} />
        </Section>
        <Section title={t('reviewChecks.ask.title')}>
          <p>{t('reviewChecks.ask.text')}</p>
        </Section>
        <Section title={t('reviewChecks.shown.title')}>
          <List of={SHOWN_KEYS.map((name) => t(`reviewChecks.shown.${name}`))} />
        </Section>
        <Section title={t('reviewChecks.removed.title')}>
          <p>{t('reviewChecks.removed.text')}</p>
          <List of={reasons.map((reason) => t(`reviewChecks.removed.reasons.${reason}`))} />
          <p className="mt-3">{t('reviewChecks.removed.not')}</p>
        </Section>
        <p className="text-sm text-muted">{t('reviewChecks.demo')}</p>
      </article>
    </Column>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3">{title}</h2>
      {children}
    </section>
  )
}

function List({ of }: { of: readonly string[] }) {
  return (
    <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5">
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
