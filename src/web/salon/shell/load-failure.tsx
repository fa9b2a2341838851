import CloudOff from 'lucide-react/icons/cloud-off'
import type { RefusalCode } from '#domain/refusal.ts'
import { formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

interface LoadFailureProps {
  /** What did not load. */
  title: string
  refusal: RefusalCode
  /** When the data that is shown was read (epoch ms), and its time zone; absent where its age does not matter. */
  loaded?: { at: number; timeZone: string } | undefined
  /** Says of what time the data is that is shown; a sentence about any data when left out. */
  loadedTitle?: (time: string) => string
  /** Whether data of an earlier time is shown. */
  isStale?: boolean
  isLoading: boolean
  onRetry: () => void
}

/** Says that data did not load, or is of an earlier time, with a button to try again. */
export function LoadFailure(props: LoadFailureProps) {
  const { title, refusal, loaded, isStale = loaded !== undefined, isLoading, onRetry } = props
  const { t, language } = useTranslation()
  const time = loaded && formatTime(loaded.at, loaded.timeZone, language)
  // An address that never was of anything is refused as invalid.
  const why = refusal === 'invalid-request' ? 'not-found' : refusal
  const { loadedTitle = (at) => t('workspace.requests.notRefreshed', { time: at }) } = props
  return (
    <Note
      tone={isStale ? 'warning' : 'danger'}
      icon={CloudOff}
      role="alert"
      title={time ? loadedTitle(time) : title}
    >
      {!loaded && <p>{t(`refusals.${why}`)}</p>}
      <Button size="sm" className="mt-3" busy={isLoading && t('common.loading')} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Note>
  )
}
