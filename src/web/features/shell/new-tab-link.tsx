import type { ReactNode } from 'react'
import { useWords } from '../../language.ts'

/** A link out of the product, which says so to a screen reader. */
export function NewTabLink(props: { href: string; className?: string; children: ReactNode }) {
  const { t } = useWords()
  return (
    <a
      href={props.href}
      target="_blank"
      rel="noopener noreferrer"
      className={props.className ?? 'link'}
    >
      {props.children}
      <span className="sr-only"> {t('common.newTab')}</span>
    </a>
  )
}
