import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import MailWarning from 'lucide-react/icons/mail-warning'
import type { MemberNotification } from '#domain/membership/member-notification.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FailureNote, Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import {
  changeNotifications,
  type MemberNotifications,
  type NotificationChoice,
  notificationsQuery,
} from './notifications-query.ts'
import { SettingsSection } from './settings-section.tsx'

const CHANNELS = ['mails', 'pushes'] as const

/** What a member is told of, by mail and on their devices; a change is saved at once (WORK-220). */
export function NotificationsSection({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(notificationsQuery(userName))
  return (
    <SettingsSection
      part="notifications"
      title={t('settings.notifications.title')}
      lead={t('settings.notifications.lead')}
    >
      {error && !data && (
        <LoadFailure
          title={t('settings.notifications.notLoaded')}
          refusal={error.cause as RefusalCode}
          isLoading={isFetching}
          onRetry={refetch}
        />
      )}
      {!data && !error && <Skeleton className="h-72 rounded-md" />}
      {data && <Choices userName={userName} loaded={data} />}
    </SettingsSection>
  )
}

function Choices({ userName, loaded }: { userName: string; loaded: MemberNotifications }) {
  const { t } = useTranslation()
  const change = useChange(userName)
  const chosen = (change.isPending && change.variables) || loaded
  const toggle = (channel: keyof NotificationChoice, kind: MemberNotification, isOn: boolean) => {
    const kinds = loaded.choices.filter((each) =>
      each === kind ? isOn : chosen[channel].includes(each),
    )
    change.mutate({ mails: chosen.mails, pushes: chosen.pushes, [channel]: kinds })
  }
  return (
    <>
      <table className="w-full max-w-160 table-fixed">
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-2 text-left font-normal">
              {t('settings.notifications.when')}
            </th>
            {CHANNELS.map((channel) => (
              <th
                key={channel}
                scope="col"
                className="w-[24%] py-2 text-center font-normal hyphens-auto sm:w-22"
              >
                {t(`settings.notifications.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loaded.choices.map((kind) => (
            <tr key={kind} className="border-b border-line">
              <th scope="row" className="py-1 pr-2 text-left font-normal hyphens-auto">
                {t(`settings.notifications.${kind}`)}
              </th>
              {CHANNELS.map((channel) => (
                <td key={channel} className="text-center align-middle">
                  <Checkbox
                    isLabelHidden
                    checked={chosen[channel].includes(kind)}
                    onChange={({ target }) => toggle(channel, kind, target.checked)}
                  >
                    {t(`settings.notifications.${kind}`)}
                    {', '}
                    {t(`settings.notifications.${channel}`)}
                  </Checkbox>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-3 grid gap-2">
        {change.error && !change.isPending && (
          <FailureNote key={change.submittedAt} title={t('settings.notifications.notChanged')}>
            {t(`refusals.${change.error.cause as RefusalCode}`)}
          </FailureNote>
        )}
        <MailsGoTo loaded={loaded} />
      </div>
    </>
  )
}

function MailsGoTo({ loaded: { address, isSalonAddress } }: { loaded: MemberNotifications }) {
  const { t } = useTranslation()
  if (address === '')
    return (
      <Note tone="warning" icon={MailWarning}>
        {t('settings.notifications.noAddress')}
      </Note>
    )
  return (
    <p className="text-sm text-muted wrap-anywhere">
      {t('settings.notifications.to', { address })}
      {isSalonAddress && <> {t('settings.notifications.isSalonAddress')}</>}
    </p>
  )
}

function useChange(userName: string) {
  const queries = useQueryClient()
  const { queryKey } = notificationsQuery(userName)
  return useMutation({
    scope: { id: 'member-notifications' }, // one after the other, so that the last one counts
    mutationFn: (choice: NotificationChoice) => changeNotifications(userName, choice),
    onSuccess: (data) => queries.setQueryData(queryKey, data),
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}
