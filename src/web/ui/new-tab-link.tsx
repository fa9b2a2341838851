import type { ReactNode } from 'react'
import { useTranslation } from '../language.ts'

/** A link that opens in a new tab and says so to screen readers; other sites get no referrer. */
export function NewTabLink(props: {
  href: string
  className?: string
  onClick?: () => void
  children: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <a
      href={props.href}
      target="_blank"
      onClick={props.onClick}
      rel={props.href.startsWith('/') ? 'noopener' : 'noopener noreferrer'}
      className={props.className ?? 'link'}
    >
      {props.children}
      <span className="sr-only"> {t('common.newTab')}</span>
    </a>
  )
}
