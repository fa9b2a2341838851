import CircleAlert from 'lucide-react/icons/circle-alert'
import ImageUp from 'lucide-react/icons/image-up'
import { formatTenths } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import type { Translate } from '../../../messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Upload } from './use-uploads.ts'

interface UploadCardProps {
  upload: Upload
  onStop: () => void
  onRetry: () => void
}

/** A picture on its way: progress with a stop, or why it did not arrive. */
export function UploadCard({ upload, onStop, onRetry }: UploadCardProps) {
  const { t } = useTranslation()
  const { name, state } = upload
  return (
    <li className="card flex flex-col overflow-hidden">
      <div className="grid aspect-[8/5] place-items-center bg-surface-soft text-muted max-sm:hidden">
        <Icon of={ImageUp} size="lg" />
      </div>
      <div className="flex grow flex-col p-4">
        {state === 'failed' ? (
          <Failed upload={upload} onStop={onStop} onRetry={onRetry} />
        ) : (
          <>
            <Progress upload={upload} />
            <Button
              tone="quiet"
              size="sm"
              className="-mr-2 ml-auto"
              aria-label={t('salonProfile.uploading.of', {
                action: t('salonProfile.uploading.stop'),
                name,
              })}
              onClick={onStop}
            >
              {t('salonProfile.uploading.stop')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

function Progress({ upload }: { upload: Upload }) {
  const { t, language } = useTranslation()
  const { name, sentBytes, totalBytes, state } = upload
  const percent = Math.min(100, Math.round((100 * sentBytes) / Math.max(1, totalBytes)))
  const megabytes = (bytes: number) => formatTenths(bytes / 1_000_000, language)
  return (
    <>
      <p className="flex justify-between gap-3 text-sm">
        <span className="min-w-0 truncate font-strong">{name}</span>
        <span>{t('salonProfile.uploading.percent', { percent })}</span>
      </p>
      <progress
        className="mt-2 h-2 w-full accent-success"
        max={100}
        value={percent}
        aria-label={t('salonProfile.uploading.progress', { name })}
      />
      <p className="mt-1 text-sm text-muted">
        {state === 'waiting'
          ? t('salonProfile.uploading.waiting')
          : t('salonProfile.uploading.sent', {
              sent: megabytes(sentBytes),
              total: megabytes(totalBytes),
            })}
      </p>
    </>
  )
}

function Failed({ upload, onStop, onRetry }: UploadCardProps) {
  const { t } = useTranslation()
  const { name, refusal = 'internal' } = upload
  const of = (action: 'again' | 'dismiss') =>
    t('salonProfile.uploading.of', { action: t(`salonProfile.uploading.${action}`), name })
  return (
    <>
      <p role="alert" className="flex gap-2 text-sm text-danger">
        <Icon of={CircleAlert} size="sm" className="mt-0.5" />
        <span className="min-w-0 wrap-anywhere">
          <span className="font-strong">{t('salonProfile.uploading.failed', { name })}</span>{' '}
          {refusalText(t, refusal)}
        </span>
      </p>
      <div className="mt-auto flex flex-wrap gap-2 pt-3">
        {CAN_SUCCEED_LATER.has(refusal) && (
          <Button size="sm" aria-label={of('again')} onClick={onRetry}>
            {t('salonProfile.uploading.again')}
          </Button>
        )}
        <Button size="sm" tone="quiet" aria-label={of('dismiss')} onClick={onStop}>
          {t('salonProfile.uploading.dismiss')}
        </Button>
      </div>
    </>
  )
}

function refusalText(t: Translate, refusal: NonNullable<Upload['refusal']>): string {
  if (refusal === 'file-too-large') return t('salonProfile.uploading.tooLarge')
  if (refusal === 'heic') return t('salonProfile.uploading.heic')
  return t(`refusals.${refusal}`)
}

const CAN_SUCCEED_LATER: ReadonlySet<string> = new Set([
  'unavailable',
  'internal',
  'too-many-requests',
  'too-many-pictures',
  'xsrf',
  'sign-in-required',
])
