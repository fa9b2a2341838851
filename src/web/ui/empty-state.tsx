import type { ReactNode } from 'react'

/** An empty state: title, text, action and decorative `art`. */
export function EmptyState(props: {
  title: ReactNode
  children?: ReactNode
  art?: ReactNode
  action?: ReactNode
  heading?: 'h1' | 'h2'
}) {
  const Heading = props.heading ?? 'h2'
  return (
    <div className="mx-auto flex max-w-[28.75rem] flex-col items-center py-6 text-center sm:py-14">
      {props.art && <div className="mb-7">{props.art}</div>}
      <Heading className={Heading === 'h1' ? undefined : 'text-xl'}>{props.title}</Heading>
      {props.children && <div className="mt-2.5 text-pretty text-muted">{props.children}</div>}
      {props.action && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">{props.action}</div>
      )}
    </div>
  )
}
