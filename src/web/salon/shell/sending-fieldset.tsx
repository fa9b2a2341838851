import type { ReactNode } from 'react'

interface SendingFieldsetProps {
  isSending: boolean
  className: string
  children: ReactNode
}

/**
 * The fields of what closes once it is sent. ConcurrentChange they cannot be changed: the change would be thrown away, or be sent as
 * a second one (WORK-273).
 */
export function SendingFieldset({ isSending, className, children }: SendingFieldsetProps) {
  return (
    <fieldset disabled={isSending} className={`min-w-0 ${className}`}>
      {children}
    </fieldset>
  )
}
