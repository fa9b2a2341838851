import { type ReactNode, useId } from 'react'
import type { PAUSE_SECTION, SettingsPart, TAX_SECTION } from './settings-nav.tsx'

interface SettingsSectionProps {
  /** The part of the settings that begins here, which the navigation leads to. */
  part?: SettingsPart | typeof PAUSE_SECTION | typeof TAX_SECTION
  title: string
  lead?: string
  children: ReactNode
}

/** A section of the settings under its heading. */
export function SettingsSection(props: SettingsSectionProps) {
  const id = useId()
  return (
    <section
      id={props.part}
      aria-labelledby={id}
      className="scroll-mt-14 border-t border-line py-7 first:border-t-0 first:pt-2 lg:py-8"
    >
      <h2 id={id} className="text-xl">
        {props.title}
      </h2>
      {props.lead && <p className="mt-1 text-muted">{props.lead}</p>}
      <div className="mt-3.5">{props.children}</div>
    </section>
  )
}
