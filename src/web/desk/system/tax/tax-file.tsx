import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useId, useState } from 'react'
import { MAX_REASON_LENGTH } from '#domain/operator-log/acts.ts'
import { isDutchTaxNumber, TAX_FORMATS, type TaxFormat } from '#domain/tax-details/tax-details.ts'
import { visibleText } from '#domain/visible-text.ts'
import { SignInButton } from '../../../features/sign-in/sign-in-button.tsx'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Choice, ChoiceGroup, segments } from '../../../ui/choice.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DisabledWhileSending } from '../../../ui/disabled-while-sending.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { api } from '../../desk-api.ts'
import { ActFailure } from '../../shell/act-failure.tsx'
import { downloadText } from '../../shell/download-text.ts'
import { LoggedTextField } from '../../shell/logged-text-field.tsx'
import { useMutationOnce } from '../../shell/use-mutation-once.ts'
import { serverSettingsQuery } from '../system-query.ts'

/** The report of a year as a file, after a reason and a fresh sign-in (DESK-184, DESK-185, DESK-189). */
export function TaxFile({ year }: { year: number }) {
  const { t } = useTranslation()
  const headingId = useId()
  const [isAsking, setAsking] = useState(false)
  return (
    <section aria-labelledby={headingId} className="mt-9">
      <h2 id={headingId} className="mb-3 text-xl">
        {t('deskSystem.tax.file.title')}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-lg border border-line bg-surface p-[min(1.25rem,5vw)]">
        <p className="max-w-140 text-muted">{t('deskSystem.tax.file.text')}</p>
        <Button onClick={() => setAsking(true)}>
          <Icon of={Download} size="sm" className="max-sm:hidden" />
          {t('deskSystem.tax.file.download')}
        </Button>
      </div>
      {isAsking && <FileDialog year={year} onClose={() => setAsking(false)} />}
    </section>
  )
}

function FileDialog({ year, onClose }: { year: number; onClose: () => void }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [format, setFormat] = useState<TaxFormat>('csv')
  const [taxNumber, setTaxNumber] = useState('')
  const missing = useMissing({ format, taxNumber, reason })
  const file = useMutationOnce({
    mutationFn: async () => {
      const request = {
        params: { year: String(year) },
        body: { reason, format, taxNumber: taxNumber || null },
      }
      const answer = await api('exportTaxReport', request)
      if (answer.ok) return answer.reply.data
      throw new Error('The file was not made', { cause: answer.refusal })
    },
    onSuccess: ({ fileName, text, providers }) => {
      downloadText(fileName, text, TYPES[format])
      showToast('success', t('deskSystem.tax.file.done', { count: providers }))
      onClose()
    },
  })
  return (
    <Dialog
      title={t('deskSystem.tax.file.dialog', { year: String(year) })}
      closeLabel={t('desk.close')}
      isLocked={file.isPending}
      onClose={onClose}
    >
      <p className="mt-3 mb-4 text-muted">{t('deskSystem.tax.file.careful')}</p>
      {file.error?.cause === 'sign-in-again' ? (
        <SignInFirst />
      ) : (
        <>
          <DisabledWhileSending isSending={file.isPending} className="grid grid-cols-1 gap-4">
            <ChoiceGroup
              legend={t('deskSystem.tax.file.format')}
              className={segments}
              hint={t(`deskSystem.tax.file.formatHints.${format}`)}
            >
              {TAX_FORMATS.map((each) => (
                <Choice
                  key={each}
                  variant="segment"
                  name="tax-format"
                  value={each}
                  checked={each === format}
                  onChange={() => setFormat(each)}
                >
                  {each.toUpperCase()}
                </Choice>
              ))}
            </ChoiceGroup>
            {format === 'xml' && (
              <TextField
                inputMode="numeric"
                autoComplete="off"
                maxLength={20}
                label={t('deskSystem.tax.file.taxNumber')}
                hint={t('deskSystem.tax.file.taxNumberHint')}
                value={taxNumber}
                onChange={({ target }) => setTaxNumber(target.value)}
              />
            )}
            <LoggedTextField
              label={t('deskSystem.tax.file.reason')}
              maxLength={MAX_REASON_LENGTH}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </DisabledWhileSending>
          <div className="mt-4 grid gap-4">
            <ActFailure title={t('deskSystem.tax.file.failed')} error={file.error} />
            <Button
              full
              tone={missing ? 'held-back' : 'primary'}
              aria-disabled={missing ? true : undefined}
              busy={file.isPending && t('deskSystem.tax.file.busy')}
              onClick={() => !missing && file.mutate()}
            >
              {missing
                ? t(`deskSystem.tax.file.missing.${missing}`)
                : t('deskSystem.tax.file.download')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

const TYPES: Readonly<Record<TaxFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  xml: 'application/xml',
}

/** What the file lacks; who reports is a setting of the server. */
function useMissing(file: { format: TaxFormat; taxNumber: string; reason: string }) {
  const { data } = useQuery(serverSettingsQuery)
  if (file.format === 'xml') {
    const isSet = (name: string) => data?.settings.some((each) => each.name === name && each.isSet)
    if (!(isSet('OPERATOR_NAME') && isSet('OPERATOR_ADDRESS'))) return 'operator'
    if (!isDutchTaxNumber(file.taxNumber)) return 'taxNumber'
  }
  return visibleText(file.reason) === '' ? 'reason' : null
}

function SignInFirst() {
  const { t } = useTranslation()
  return (
    <>
      <h3 className="text-lg">{t('deskSystem.tax.file.again')}</h3>
      <p className="mt-1 mb-5">{t('deskSystem.tax.file.againText')}</p>
      <SignInButton
        method="again"
        label={t('deskSystem.tax.file.goOn')}
        failure={t('desk.noAccess.noSignIn')}
      />
    </>
  )
}
