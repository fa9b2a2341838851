import type { ReactNode } from 'react'
import { useTranslation } from '../../language.ts'
import { useIsOnline } from './use-is-online.ts'

/** What changes something: without a network it can be read but not used, and says why. What was typed stays (WORK-129). */
export function OnlineFieldset({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  return (
    <>
      {!isOnline && (
        <p role="status" className="mb-4 rounded-md bg-warning-soft px-4 py-3 text-md">
          {t('agenda.offline.off')}
        </p>
      )}
      <fieldset disabled={!isOnline} className="min-w-0">
        {children}
      </fieldset>
    </>
  )
}
