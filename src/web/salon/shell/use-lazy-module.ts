import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../language.ts'
import { logError } from '../../log.ts'
import { showToast } from '../../ui/toast.tsx'

/**
 * A file that is loaded once it is wanted; null until then. A failure is told, as that of a page that does not load, and the
 * page stays with what was typed on it; it is loaded again when `isWanted` becomes true again.
 */
export function useLazyModule<File>(
  isWanted: boolean,
  load: () => Promise<File>,
  onFailure: () => void,
): File | null {
  const { t } = useTranslation()
  const [file, setFile] = useState<File | null>(null)
  const start = useEffectEvent(async () => {
    try {
      const loaded = await load()
      setFile(() => loaded)
    } catch (cause) {
      logError('A part of the workspace did not load', cause)
      showToast('failure', t('errors.navigationError'))
      onFailure()
    }
  })
  useEffect(() => {
    if (isWanted && !file) void start()
  }, [isWanted, file])
  return file
}
