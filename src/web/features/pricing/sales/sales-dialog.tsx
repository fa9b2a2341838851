import { useEffect, useId, useRef, useState } from 'react'
import type { PlanOption } from '#domain/contact/contact-request.ts'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SalesForm } from './sales-form.tsx'
import { type SalesFormValues, type SendFailure, sendSales } from './send-sales.ts'

interface SalesDialogProps {
  /** With a day and a time to be shown the product. */
  isDemo: boolean
  /** What the pressed button was about. */
  plan?: PlanOption
  onClose: () => void
}

const CLOSE_DELAY_MS = 2000

/** A talk about plans, or a demo: the same form in two modes (rows PRICE-06 to PRICE-08). */
export function SalesDialog({ isDemo, plan, onClose }: SalesDialogProps) {
  const { t, language } = useTranslation()
  const formId = useId()
  const [isSubmitting, setSubmitting] = useState(false)
  const [isSubmitted, setSubmitted] = useState(false)
  const [failure, setFailure] = useState<SendFailure | null>(null)

  const send = async (form: SalesFormValues) => {
    if (isSubmitting) return false
    setSubmitting(true)
    setFailure(null)
    const failed = await sendSales(form, { isDemo, language })
    setSubmitting(false)
    setFailure(failed)
    setSubmitted(failed === null)
    return failed === null
  }

  return (
    <Dialog
      title={t(isDemo ? 'pricing.contactSales.demoTitle' : 'pricing.contactSales.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      isLocked={isSubmitting} // what is on its way is told how it ended
      footer={
        !isSubmitted && (
          <>
            <Button tone="quiet" onClick={() => !isSubmitting && onClose()}>
              {t('pricing.contactSales.notNow')}
            </Button>
            <Button
              type="submit"
              form={formId}
              tone="primary"
              busy={isSubmitting && t('pricing.contactSales.submitting')}
            >
              {t(isDemo ? 'pricing.contactSales.demoSubmit' : 'pricing.contactSales.submit')}
            </Button>
          </>
        )
      }
    >
      {isSubmitted ? (
        <SentMessage isDemo={isDemo} onClose={onClose} />
      ) : (
        <SalesForm id={formId} isDemo={isDemo} plan={plan} failure={failure} onSend={send} />
      )}
    </Dialog>
  )
}

/** Says that it arrived, and goes by itself (row PRICE-08). */
function SentMessage({ isDemo, onClose }: { isDemo: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    message.current?.focus()
    const timer = setTimeout(onClose, CLOSE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [onClose])
  return (
    <p ref={message} tabIndex={-1} role="status" className="py-6 text-lg outline-none">
      {t(
        isDemo ? 'pricing.contactSales.demoSuccessMessage' : 'pricing.contactSales.successMessage',
      )}
    </p>
  )
}
