import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import BellOff from 'lucide-react/icons/bell-off'
import BellRing from 'lucide-react/icons/bell-ring'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FailureNote, Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { type PushDevice, pushDeviceQuery, turnOff, turnOn } from './push-device.ts'
import { SettingsSection } from './settings-section.tsx'

/** Notifications on the device at hand, on or off (WORK-84). */
export function PushSection({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(pushDeviceQuery(userName))
  return (
    <SettingsSection title={t('settings.push.title')} lead={t('settings.push.lead')}>
      {error && !data && (
        <LoadFailure
          title={t('settings.push.notLoaded')}
          refusal={error.cause as RefusalCode}
          isLoading={isFetching}
          onRetry={refetch}
        />
      )}
      {!data && !error && <Skeleton className="h-12 rounded-md" />}
      {data && <ThisDevice userName={userName} device={data} />}
    </SettingsSection>
  )
}

function ThisDevice({ userName, device }: { userName: string; device: PushDevice }) {
  const { t } = useTranslation()
  const { change, failure, refusal } = useChange(userName, device)
  const { state, others } = device
  const isOn = state === 'on'
  const isBlocked = state === 'unsupported' || state === 'denied'
  return (
    <>
      {isBlocked && (
        <Note tone="warning" icon={BellOff} title={t(`settings.push.${state}`)}>
          <p>{t(`settings.push.${state}Text`)}</p>
        </Note>
      )}
      <p role="status" className="text-muted not-empty:mb-3">
        {!isBlocked && t(isOn ? 'settings.push.on' : 'settings.push.off')}
      </p>
      {failure && !change.isPending && (
        <div className="mb-4">
          <FailureNote key={change.submittedAt} title={t('settings.push.notChanged')}>
            {refusal ? t(`refusals.${refusal}`) : t(`settings.push.failures.${failure}`)}
          </FailureNote>
        </div>
      )}
      {!isBlocked && (
        <Button
          size="sm"
          busy={change.isPending && t('settings.push.sending')}
          onClick={() => change.mutate(!isOn)}
        >
          <Icon of={isOn ? BellOff : BellRing} size="sm" />
          {t(isOn ? 'settings.push.turnOff' : 'settings.push.turnOn')}
        </Button>
      )}
      {others > 0 && (
        <p className="mt-3 text-md text-muted">{t('settings.push.others', { count: others })}</p>
      )}
    </>
  )
}

/** Turns notifications on for this device, or off. */
function useChange(userName: string, device: PushDevice) {
  const queries = useQueryClient()
  const change = useMutation({
    scope: { id: 'push-device' }, // one after the other, so that the last one counts
    mutationFn: (isWanted: boolean) =>
      !isWanted && device.deviceId
        ? turnOff(userName, device.deviceId)
        : turnOn(userName, device.publicKey),
    onSettled: () => queries.invalidateQueries({ queryKey: pushDeviceQuery(userName).queryKey }),
  })
  const refusal = change.error?.cause as RefusalCode | undefined
  const failure = change.error ? 'failed' : change.data
  return { change, failure, refusal }
}
