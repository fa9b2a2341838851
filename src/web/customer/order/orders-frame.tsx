import type { ReactNode } from 'react'
import { useTranslation } from '../../language.ts'
import { Column } from '../../ui/page.tsx'

/** The column of the order list with its heading and action. */
export function OrdersFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Column className="pt-9 pb-16">
      <div className="mx-auto max-w-[60rem]">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1>{t('order.title')}</h1>
          {action}
        </div>
        {children}
      </div>
    </Column>
  )
}
