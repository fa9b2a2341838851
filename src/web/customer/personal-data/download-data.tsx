import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { api } from '../../api-client.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'

const parts = [
  ...(['account', 'signIn', 'orders', 'reviews', 'favourites', 'holds'] as const),
  ...(['mailAddresses', 'clients', 'requestKeys'] as const),
  ...(['messages', 'reports', 'registrations', 'mails', 'memberships'] as const),
  ...(['invitations', 'salons'] as const),
]

/** Downloads all personal data as one JSON file; explains its keys. */
export function DownloadData() {
  const { t } = useTranslation()
  const [state, setState] = useState<'idle' | 'gathering' | RefusalCode>('idle')
  const isLoading = state === 'gathering'
  const download = async () => {
    setState('gathering')
    const answer = await api('getPersonalData')
    if (!answer.ok) return setState(answer.refusal)
    downloadFile(JSON.stringify(answer.reply.data, null, 2))
    setState('idle')
    showToast('success', t('personalData.takeAlong.done'))
  }
  return (
    <section aria-labelledby="download-data" className="rounded-lg border border-line p-5 sm:p-7">
      <h2 id="download-data" className="text-2xl">
        {t('personalData.takeAlong.title')}
      </h2>
      <p className="mt-2.5">{t('personalData.takeAlong.text')}</p>
      <dl className="mt-4 grid gap-x-5 gap-y-2 text-md sm:grid-cols-[auto_minmax(0,1fr)]">
        {parts.map((part) => (
          <div key={part} className="sm:contents">
            <dt>
              <code className="text-sm text-muted">{part}</code>
            </dt>
            <dd>{t(`personalData.takeAlong.parts.${part}`)}</dd>
          </div>
        ))}
      </dl>
      {state !== 'idle' && !isLoading && (
        <div className="mt-5">
          <FailureNote title={t('personalData.takeAlong.failed')}>
            {t(`refusals.${state}`)}
          </FailureNote>
        </div>
      )}
      <Button
        tone="primary"
        className="mt-6 max-sm:w-full"
        busy={isLoading && t('personalData.takeAlong.busy')}
        onClick={download}
      >
        <Icon of={Download} size="sm" />
        {t('personalData.takeAlong.button')}
      </Button>
    </section>
  )
}

/** Downloads text as a file named by the date. */
function downloadFile(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `bloesem-${new Date().toISOString().slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(address)
}
