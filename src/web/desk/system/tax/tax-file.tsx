import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useId, useState } from 'react'
import { SignInButton } from '../../../features/sign-in/sign-in-button.tsx'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { api } from '../../desk-api.ts'
import { ActFailure } from '../../shell/act-failure.tsx'
import { downloadText } from '../../shell/download-text.ts'
import { LoggedTextField } from '../../shell/logged-text-field.tsx'

/** The report of a year as a file, after a reason and a fresh sign-in (DESK-184, DESK-185). */
export function TaxFile({ year }: { year: number }) {
  const { t } = useTranslation()
  const headingId = useId()
  const [isAsking, setAsking] = useState(false)
  return (
    <section aria-labelledby={headingId} className="mt-9">
      <h2 id={headingId} className="mb-3 text-xl">
        {t('deskSystem.tax.file.title')}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-lg border border-line bg-surface p-5">
        <p className="max-w-140 text-muted">{t('deskSystem.tax.file.text')}</p>
        <Button onClick={() => setAsking(true)}>
          <Icon of={Download} size="sm" />
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
  const isMissing = reason.trim() === ''
  const file = useMutation({
    retry: false,
    networkMode: 'always',
    mutationFn: async () => {
      const wish = { params: { year: String(year) }, body: { reason } }
      const answer = await api('exportTaxReport', wish)
      if (answer.ok) return answer.reply.data
      throw new Error('The file was not made', { cause: answer.refusal })
    },
    onSuccess: ({ fileName, csv, providers }) => {
      downloadText(fileName, csv, 'text/csv;charset=utf-8')
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
          <LoggedTextField
            label={t('deskSystem.tax.file.reason')}
            maxLength={2000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <div className="mt-4 grid gap-4">
            <ActFailure title={t('deskSystem.tax.file.failed')} error={file.error} />
            <Button
              full
              tone={isMissing ? 'held-back' : 'primary'}
              aria-disabled={isMissing ? true : undefined}
              busy={file.isPending && t('deskSystem.tax.file.busy')}
              onClick={() => !isMissing && file.mutate()}
            >
              {t(isMissing ? 'deskSystem.tax.file.missing' : 'deskSystem.tax.file.download')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
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
