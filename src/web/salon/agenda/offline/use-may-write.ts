import { useTranslation } from '../../../language.ts'
import { showToast } from '../../../ui/toast.tsx'
import { useIsOnline } from '../../shell/use-is-online.ts'

/** A function that tells whether something can be changed now; if not, it says why (WORK-129). */
export function useMayWrite(): () => boolean {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  return () => {
    if (!isOnline) showToast('failure', t('agenda.offline.off'))
    return isOnline
  }
}
