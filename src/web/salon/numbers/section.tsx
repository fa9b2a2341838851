import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { useTranslation } from '../../language.ts'
import { Icon } from '../../ui/icon.tsx'

/** A part of the page under its heading. It is no landmark: the plots and tables in it are. */
export function Section(props: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2>{props.title}</h2>
      {props.lead && <p className="mt-1 max-w-text text-md text-muted">{props.lead}</p>}
      {props.children}
    </section>
  )
}

/** The table of a plot, open at first. */
export function TableBelow({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <details open className="group mt-3 border-t border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 font-strong [&::-webkit-details-marker]:hidden">
        {t('numbers.asTable')}
        <Icon of={ChevronDown} size="sm" className="group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
