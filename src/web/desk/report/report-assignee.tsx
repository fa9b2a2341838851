import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { SelectField } from '../../ui/field.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { api } from '../desk-api.ts'
import { DESK_KEY } from '../shell/desk-query.ts'
import { mutateOnce } from '../shell/mutate-once.ts'
import { type Report, reportQuery } from './report-query.ts'

/** Who handles a report. */
export function ReportAssignee({ report }: { report: Report }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { reportId, version, assignee, operators } = report
  const { queryKey } = reportQuery(reportId)
  const mutationKey = ['act', ...queryKey]
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    mutationFn: async (userName: string) => {
      const body = { version, assignee: userName || null }
      const answer = await api('assignReport', { params: { reportId }, body })
      if (!answer.ok) throw new Error('Who handles it was not changed', { cause: answer.refusal })
      queries.setQueryData(queryKey, answer.reply.data.report)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: DESK_KEY }),
  })
  return (
    <div>
      <SelectField
        label={t('deskReports.assignee.label')}
        value={assignee?.userName ?? ''}
        disabled={isPending}
        onChange={({ target }) => mutateOnce(mutate, queries, mutationKey)(target.value)}
      >
        <option value="">{t('deskReports.assignee.nobody')}</option>
        {operators.map(({ userName, name }) => (
          <option key={userName} value={userName}>
            {name || userName}
          </option>
        ))}
      </SelectField>
      {error && (
        <FailureNote title={t('deskReports.assignee.failed')}>
          {t(`refusals.${error.cause as RefusalCode}`)}
        </FailureNote>
      )}
    </div>
  )
}
