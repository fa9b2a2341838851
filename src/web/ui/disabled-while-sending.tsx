import type { ReactNode } from 'react'

interface DisabledWhileSendingProps {
  isSending: boolean
  className: string
  children: ReactNode
}

/**
 * The fields of what closes once it is sent. Meanwhile they cannot be changed: the change would be thrown away, or be sent as
 * a second one (WORK-273).
 */
export function DisabledWhileSending({
  isSending,
  className,
  children,
}: DisabledWhileSendingProps) {
  return (
    <fieldset disabled={isSending} className={`min-w-0 ${className}`}>
      {children}
    </fieldset>
  )
}
