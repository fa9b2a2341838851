import CircleAlert from 'lucide-react/icons/circle-alert'
import { type FormEvent, useId } from 'react'
import { MAX_CHANGE_LENGTH, MAX_TERMS_LENGTH } from '#domain/provider-terms/provider-terms.ts'
import { visibleText } from '#domain/visible-text.ts'
import { formatDay } from '#messages/format.ts'
import { providerTermsLetter } from '#messages/provider-terms-letter.ts'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { DisabledWhileSending } from '../../../ui/disabled-while-sending.tsx'
import { TextAreaField, TextField } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { ActFailure } from '../../shell/act-failure.tsx'
import { MailPreview } from '../../shell/decision-form.tsx'
import type { TermsList, TermsWithText } from './terms-query.ts'
import { useAnnounce } from './use-announce.ts'

const LANGUAGES = ['nl', 'en'] as const
const FIELDS = {
  en: { change: 'changeEn', text: 'termsEn' },
  nl: { change: 'changeNl', text: 'termsNl' },
} as const

/** What is written of the next version; `after` is the number of the version whose text it began with. */
export const EMPTY_ANNOUNCEMENT = {
  after: '',
  holdsFrom: '',
  changeEn: '',
  changeNl: '',
  termsEn: '',
  termsNl: '',
}
type AnnouncementTexts = typeof EMPTY_ANNOUNCEMENT

interface AnnounceFormProps {
  list: TermsList
  /** The latest version as writing began; its text is the beginning of the next. */
  before: TermsWithText
  kept: AnnouncementTexts
  keep: (kept: AnnouncementTexts) => void
  onClose: () => void
}

/**
 * A new version of the terms: from when, what changes, and the text, with its mail beside it (DESK-161). What is written stays
 * until the version holds (DESK-240): it is there again when the version is withdrawn. When a colleague announced another one
 * meanwhile it stays to be read and is not announced (DESK-193).
 */
export function AnnounceForm({ list, before, kept, keep, onClose }: AnnounceFormProps) {
  const { t, language } = useTranslation()
  const headingId = useId()
  const missingId = useId()
  const written = kept.after === String(before.number) ? kept : beginningOf(list, before)
  const write = (part: Partial<AnnouncementTexts>) => keep({ ...written, ...part })
  const { holdsFrom } = written
  const change = { en: written.changeEn, nl: written.changeNl }
  const text = { en: written.termsEn, nl: written.termsNl }
  const announce = useAnnounce(onClose)
  const missing = whatIsMissing({ holdsFrom, change, text }, list, before)
  const number = before.number + 1
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (missing || announce.isPending) return
    announce.mutate({ holdsFrom, change, text, latest: before.number })
  }
  const firstDay = formatDay(list.firstDay, 'UTC', language, 'dayMonthYear')
  return (
    <section aria-labelledby={headingId} className="mt-9">
      <h2 id={headingId} className="mb-4 text-xl">
        {t('deskSystem.terms.newVersion', { number: String(number) })}
      </h2>
      <form onSubmit={submit} noValidate className="grid items-start gap-8 lg:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <DisabledWhileSending isSending={announce.isPending} className="grid grid-cols-1 gap-6">
            <TextField
              type="date"
              min={list.firstDay}
              max={list.lastDay}
              label={t('deskSystem.terms.holdsFrom')}
              hint={t('deskSystem.terms.holdsFromHint', { day: firstDay })}
              value={holdsFrom}
              onChange={({ target }) => write({ holdsFrom: target.value })}
            />
            {LANGUAGES.map((each) => (
              <TextField
                key={each}
                label={t(`deskSystem.terms.change.${each}`)}
                value={change[each]}
                maxLength={MAX_CHANGE_LENGTH}
                onChange={({ target }) => write({ [FIELDS[each].change]: target.value })}
              />
            ))}
            {LANGUAGES.map((each) => (
              <TextAreaField
                key={each}
                rows={16}
                label={t(`deskSystem.terms.text.${each}`)}
                hint={t('deskSystem.terms.textHint')}
                value={text[each]}
                maxLength={MAX_TERMS_LENGTH}
                onChange={({ target }) => write({ [FIELDS[each].text]: target.value })}
              />
            ))}
          </DisabledWhileSending>
          {missing === 'outdated' ? (
            <Note
              tone="warning"
              icon={CircleAlert}
              role="alert"
              title={t('deskSystem.terms.outdated')}
            >
              {t('deskSystem.terms.outdatedText')}
            </Note>
          ) : (
            <ActFailure title={t('deskSystem.terms.notAnnounced')} error={announce.error} />
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              tone={missing ? 'held-back' : 'primary'}
              aria-disabled={missing !== null || undefined}
              aria-describedby={missing ? missingId : undefined}
              busy={announce.isPending && t('deskSystem.terms.announcing')}
            >
              {t('deskSystem.terms.announce', { count: list.members + list.registrations })}
            </Button>
            <Button onClick={onClose} disabled={announce.isPending}>
              {t('deskSystem.terms.back')}
            </Button>
            {missing && (
              <p id={missingId} className="text-sm text-muted">
                {t(`deskSystem.terms.missing.${missing}`)}
              </p>
            )}
          </div>
        </div>
        <Preview number={number} firstDay={holdsFrom || list.firstDay} change={change[language]} />
      </form>
    </section>
  )
}

function beginningOf({ firstDay }: TermsList, { number, text }: TermsWithText): AnnouncementTexts {
  const after = String(number)
  const unchanged = { changeEn: '', changeNl: '', termsEn: text.en, termsNl: text.nl }
  return { after, holdsFrom: firstDay, ...unchanged }
}

/** The mail as it will leave, without the text that stands beside it. */
function Preview({ change, ...terms }: { number: number; firstDay: string; change: string }) {
  const { t, language } = useTranslation()
  const letter = providerTermsLetter(
    { ...terms, change, text: t('deskSystem.terms.textFollows'), isMember: true },
    language,
  )
  const rows = letter.rows.map(({ label, lines }) => `${label}\n${lines.join('\n')}`)
  return (
    <section aria-label={t('desk.decision.mail')} className="grid gap-4 lg:sticky lg:top-6">
      <h3 className="font-sans text-base font-strong">{t('desk.decision.mail')}</h3>
      <MailPreview
        to={t('deskSystem.terms.everyMember')}
        subject={letter.subject}
        paragraphs={[letter.heading, letter.opening, ...rows, ...letter.notes]}
      />
    </section>
  )
}

interface NewTermsTexts {
  readonly holdsFrom: string
  readonly change: TermsWithText['change']
  readonly text: TermsWithText['text']
}

function whatIsMissing(
  { holdsFrom, change, text }: NewTermsTexts,
  list: TermsList,
  before: TermsWithText,
) {
  if (list.versions[0]?.number !== before.number) return 'outdated'
  if (holdsFrom === '' || holdsFrom < list.firstDay) return 'day'
  if (holdsFrom > list.lastDay) return 'earlierDay'
  if (LANGUAGES.some((each) => visibleText(change[each]) === '')) return 'change'
  if (LANGUAGES.some((each) => visibleText(text[each]) === '')) return 'text'
  return LANGUAGES.every((each) => text[each] === before.text[each]) ? 'same' : null
}
