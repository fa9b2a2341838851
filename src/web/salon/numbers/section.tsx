import type { ReactNode } from 'react'
import { useTranslation } from '../../language.ts'

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
    <details open className="mt-3 border-t border-line">
      <summary className="fold min-h-12 font-strong">{t('numbers.asTable')}</summary>
      {children}
    </details>
  )
}
