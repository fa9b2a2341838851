import type { ComponentProps, FormEvent } from 'react'
import { Button } from '../../../ui/button.tsx'

type SalesButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> & {
  onOpen: () => void
}

/** Opens the sales dialog. A form, so that without JavaScript it leads to the contact page. */
export function SalesButton({ onOpen, ...buttonProps }: SalesButtonProps) {
  const open = (event: FormEvent) => {
    event.preventDefault()
    onOpen()
  }
  return (
    <form action="/contact-us" onSubmit={open} className="contents">
      <Button {...buttonProps} type="submit" />
    </form>
  )
}
