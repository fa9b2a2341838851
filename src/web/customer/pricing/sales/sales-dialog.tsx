import { useEffect, useId, useRef, useState } from 'react'
import type { PlanOption } from '#domain/contact/contact-request.ts'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SalesForm } from './sales-form.tsx'
import { type SalesFormValues, type SendFailure, sendSales } from './send-sales.ts'

interface SalesDialogProps {
  /** Whether it asks for a demo, with date and time. */
  isDemo: boolean
  /** The plan of the pressed button. */
  plan?: PlanOption
  onClose: () => void
}

const CLOSE_DELAY_MS = 2000

/** The sales form in a dialog, for a question about plans or a demo (rows PRICE-06 to PRICE-08). */
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
      isLocked={isSubmitting} // stays open until the result is known
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
        <SalesConfirmation isDemo={isDemo} onClose={onClose} />
      ) : (
        <SalesForm id={formId} isDemo={isDemo} plan={plan} failure={failure} onSend={send} />
      )}
    </Dialog>
  )
}

/** The confirmation; closes the dialog after two seconds (row PRICE-08). */
function SalesConfirmation({ isDemo, onClose }: { isDemo: boolean; onClose: () => void }) {
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
