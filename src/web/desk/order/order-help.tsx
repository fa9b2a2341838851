import { useQueryClient } from '@tanstack/react-query'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
import { api } from '../desk-api.ts'
import { useMutationOnce } from '../shell/use-mutation-once.ts'
import { type DeskOrder, orderQuery } from './orders-query.ts'

type Reader = DeskOrder['resendTo'][number]

/** What an operator can do with an order. */
export function OrderHelp({ order, onChange }: { order: DeskOrder; onChange: () => void }) {
  const { t } = useTranslation()
  const { orderId, resendTo, changes } = order
  const queries = useQueryClient()
  const resend = useMutationOnce({
    mutationFn: async (to: Reader) => {
      const answer = await api('resendOrderMail', { params: { orderId }, body: { to } })
      if (!answer.ok) throw new Error('The mail was not sent', { cause: answer.refusal })
    },
    onSuccess: () => showToast('success', t('deskOrders.one.resent')),
    onSettled: () => queries.invalidateQueries({ queryKey: orderQuery(orderId).queryKey }),
  })
  const isSendingTo = (reader: Reader) => resend.isPending && resend.variables === reader
  return (
    <section
      aria-labelledby="order-help"
      className="rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="order-help" className="text-xl">
        {t('deskOrders.one.help')}
      </h2>
      <p className="mt-1.5 mb-4 text-sm text-muted">{t('deskOrders.one.helpText')}</p>
      <div className="grid gap-2.5">
        {resendTo.map((reader) => (
          <Button
            key={reader}
            tone={reader === 'customer' ? 'primary' : 'outlined'}
            busy={isSendingTo(reader) && t('deskOrders.one.resending')}
            onClick={() => !resend.isPending && resend.mutate(reader)}
          >
            {t(
              reader === 'customer'
                ? 'deskOrders.one.resendCustomer'
                : 'deskOrders.one.resendSalon',
            )}
          </Button>
        ))}
        {resendTo.length === 0 && (
          <p className="text-sm text-muted">{t('deskOrders.one.nothingToSend')}</p>
        )}
        {resend.error && (
          <FailureNote key={resend.submittedAt} title={t('deskOrders.one.resendFailed')}>
            {t(`refusals.${resend.error.cause as RefusalCode}`)}
          </FailureNote>
        )}
        {changes.length > 0 ? (
          <Button onClick={onChange}>{t('deskOrders.one.change')}</Button>
        ) : (
          <p className="text-sm text-muted">{t('deskOrders.one.noChange')}</p>
        )}
      </div>
    </section>
  )
}
