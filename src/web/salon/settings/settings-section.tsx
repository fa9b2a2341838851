import { type ReactNode, useId } from 'react'

/** A part of the settings under its heading. */
export function SettingsSection(props: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="border-t border-line py-7 first:border-t-0 first:pt-2 lg:py-8"
    >
      <h2 id={id} className="text-xl">
        {props.title}
      </h2>
      {props.lead && <p className="mt-1 text-muted">{props.lead}</p>}
      <div className="mt-3.5">{props.children}</div>
    </section>
  )
}
