import type { ReactNode } from 'react'

interface DisabledWhileSendingProps {
  isSending: boolean
  className: string
  children: ReactNode
}

/**
 * The fields of what closes once it is sent. Meanwhile they cannot be changed: the change would be thrown away, or be sent as
 * a second one (WORK-273, DESK-195). A failure takes the focus from them by itself (`FailureNote`).
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
