import type { ReactNode } from 'react'

/** The end of a panel's content. It stays in sight while the content scrolls, except in a low window. */
export function PanelFooter({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-5 -bottom-5 -mb-5 grid grid-cols-[minmax(0,1fr)] gap-2.5 border-t border-line bg-surface px-5 pt-3 pb-5 sm:-mx-7 sm:-bottom-6 sm:-mb-6 sm:px-7 sm:pb-6 lg:-mx-6 lg:px-6 [@media(height>=40rem)]:sticky">
      {children}
    </div>
  )
}

/** For the content above a footer: what is focused is not behind it. */
export const ABOVE_FOOTER = '[&_:is(input,select,textarea,button,summary,a)]:scroll-mb-36'
