import type { ComponentProps, FormEvent } from 'react'
import { Button } from '../../../ui/button.tsx'

type SalesButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> & {
  onAsk: () => void
}

/** Opens the form for a talk. Where the page's script is missing it leads to the contact page, as forms do by themselves. */
export function SalesButton({ onAsk, ...look }: SalesButtonProps) {
  const ask = (event: FormEvent) => {
    event.preventDefault()
    onAsk()
  }
  return (
    <form action="/contact-us" onSubmit={ask} className="contents">
      <Button {...look} type="submit" />
    </form>
  )
}
