import { useQuery } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import { useState } from 'react'
import { useTranslation } from '../../../language.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { newsQuery } from '../news-query.ts'
import type { OwnSalon } from '../own-salons.ts'
import { useLazyModule } from '../use-lazy-module.ts'

const loadDialog = () => import('./news-dialog.tsx')

/** Opens what customers did lately, with how much of it is new (WORK-197). */
export function NewsButton({ salon }: { salon: OwnSalon }) {
  const { t, language } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const dialog = useLazyModule(isOpen, loadDialog, close)
  const { data } = useQuery(newsQuery(salon.userName, language))
  const count = data?.newCount ?? 0
  const label = count > 0 ? t('workspace.news.openNew', { count }) : t('workspace.news.title')
  return (
    <>
      <span className="relative">
        <IconButton icon={Bell} label={label} bare onClick={() => setIsOpen(true)} />
        {count > 0 && (
          <span
            aria-hidden
            className="pointer-events-none absolute top-0.5 left-6 grid h-5 min-w-5 place-items-center rounded-full bg-warning-soft px-1 text-xs font-strong text-warning ring-2 ring-surface"
          >
            {count}
          </span>
        )}
      </span>
      {isOpen && data && dialog && (
        <dialog.NewsDialog salon={salon} loaded={data} onClose={close} />
      )}
    </>
  )
}
