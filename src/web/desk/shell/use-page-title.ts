import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from '../../language.ts'

/** Names the tab of the browser after what the page shows, such as one salon (DESK-241). */
export function usePageTitle(name: string): void {
  const { t } = useTranslation()
  // The router writes the title of the route while it loads.
  const isLoaded = useRouterState({ select: ({ status }) => status === 'idle' })
  const title = t('seo.title', { page: `${name} · ${t('desk.name')}` })
  useEffect(() => {
    if (isLoaded && name) document.title = title
  }, [isLoaded, name, title])
}
