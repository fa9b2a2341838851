import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import MailWarning from 'lucide-react/icons/mail-warning'
import type { MemberMail } from '#domain/membership/member-mail.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FailureNote, Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { changeMemberMails, type MemberMails, memberMailsQuery } from './member-mails-query.ts'
import { SettingsSection } from './settings-section.tsx'

/** The mails that a member chooses for themselves; a change is saved at once (WORK-190, WORK-191). */
export function MemberMailsSection({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(memberMailsQuery(userName))
  return (
    <SettingsSection title={t('settings.ownMails.title')} lead={t('settings.ownMails.lead')}>
      {error && !data && (
        <LoadFailure
          title={t('settings.ownMails.notLoaded')}
          refusal={error.cause as RefusalCode}
          isLoading={isFetching}
          onRetry={refetch}
        />
      )}
      {!data && !error && <Skeleton className="h-12 rounded-md" />}
      {data && <Choices userName={userName} loaded={data} />}
    </SettingsSection>
  )
}

function Choices({ userName, loaded }: { userName: string; loaded: MemberMails }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { queryKey } = memberMailsQuery(userName)
  const change = useMutation({
    retry: false,
    scope: { id: 'member-mails' }, // one after the other, so that the last one counts
    networkMode: 'always',
    mutationFn: (mails: MemberMail[]) => changeMemberMails(userName, mails),
    onSuccess: (data) => queries.setQueryData(queryKey, data),
    onError: () => queries.invalidateQueries({ queryKey }),
  })
  const mails = (change.isPending && change.variables) || loaded.mails
  const toggle = (mail: MemberMail, isWanted: boolean) =>
    change.mutate(
      loaded.choices.filter((each) => (each === mail ? isWanted : mails.includes(each))),
    )
  return (
    <>
      {loaded.choices.map((mail) => (
        <Checkbox
          key={mail}
          checked={mails.includes(mail)}
          onChange={({ target }) => toggle(mail, target.checked)}
        >
          {t(`settings.ownMails.${mail}`)}
        </Checkbox>
      ))}
      <div className="mt-2 empty:hidden">
        {change.error && !change.isPending && (
          <FailureNote key={change.submittedAt} title={t('settings.ownMails.notChanged')}>
            {t(`refusals.${change.error.cause as RefusalCode}`)}
          </FailureNote>
        )}
        {loaded.address === '' ? (
          <Note tone="warning" icon={MailWarning}>
            {t('settings.ownMails.noAddress')}
          </Note>
        ) : (
          <p className="text-sm text-subtle wrap-anywhere">
            {t('settings.ownMails.to', { address: loaded.address })}
          </p>
        )}
      </div>
    </>
  )
}
