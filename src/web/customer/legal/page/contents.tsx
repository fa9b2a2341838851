import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useState } from 'react'
import type { LegalArticle } from '#messages/legal/legal-text.ts'
import { useTranslation } from '../../../language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { articleId } from './article.tsx'

/** The table of contents; collapsed on phones. */
export function Contents({ articles }: { articles: readonly LegalArticle[] }) {
  const { t } = useTranslation()
  const current = useArticleInView(articles.length)
  const list = (
    <ol>
      {articles.map(({ header }, index) => (
        <li key={header}>
          <a
            href={`#${articleId(index + 1)}`}
            aria-current={current === index + 1 ? 'true' : undefined}
            className="block min-h-11 rounded-sm px-3 py-2.5 text-md text-muted hover:bg-surface-soft hover:text-text aria-[current]:bg-surface-accent aria-[current]:font-strong aria-[current]:text-text"
          >
            {index + 1}. {header}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <nav aria-label={t('legal.contents')} className="sticky top-6 hidden md:block">
        {list}
      </nav>
      <details className="group card md:hidden print:hidden">
        <summary className="flex min-h-13 list-none items-center justify-between px-4.5 font-strong [&::-webkit-details-marker]:hidden">
          {t('legal.articleCount', { count: articles.length })}
          <Icon of={ChevronDown} className="group-open:rotate-180" />
        </summary>
        <nav aria-label={t('legal.contents')} className="border-t border-line p-2">
          {list}
        </nav>
      </details>
    </>
  )
}

/** The number of the article at the top of the window. */
function useArticleInView(count: number): number {
  const [current, setCurrent] = useState(1)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setCurrent(Number(target.id.replace(/\D/g, '')))
        }
      },
      // An article is current while it crosses a line at 20% of the window's height.
      { rootMargin: '-20% 0px -80% 0px' },
    )
    for (let number = 1; number <= count; number++) {
      const article = document.getElementById(articleId(number))
      if (article) observer.observe(article)
    }
    return () => observer.disconnect()
  }, [count])
  return current
}
