import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Icon } from '../../ui/icon.tsx'

export const noteLink =
  'inline-flex min-h-11 min-w-0 items-center font-strong wrap-anywhere underline underline-offset-3'

interface LinksNoteProps {
  icon: LucideIcon
  title: string
  text: string
  /** Links. */
  children: ReactNode
}

/** A note below the steps, with where to go. */
export function LinksNote({ icon, title, text, children }: LinksNoteProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="mt-6 flex gap-3 rounded-lg bg-surface-soft px-4 pt-4 pb-2"
    >
      <Icon of={icon} className="mt-0.5 text-muted" />
      <div className="min-w-0">
        <h2 id={id} className="font-sans text-base font-strong">
          {title}
        </h2>
        <p className="mt-1 text-md text-muted">{text}</p>
        <p className="flex flex-wrap gap-x-6">{children}</p>
      </div>
    </section>
  )
}
