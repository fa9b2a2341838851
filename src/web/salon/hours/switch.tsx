import type { ReactNode } from 'react'

interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** A switch with its label: a native checkbox. */
export function Switch({ checked, onChange, children }: SwitchProps) {
  return (
    <label className="relative flex min-h-11 min-w-0 cursor-pointer items-center gap-3.5">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span
        aria-hidden
        className="flex h-8 w-13 shrink-0 items-center rounded-full border-2 border-line-strong bg-surface p-0.75 peer-checked:justify-end peer-checked:border-accent peer-checked:bg-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus [&>span]:bg-line-strong peer-checked:[&>span]:bg-on-accent"
      >
        <span className="size-5 rounded-full" />
      </span>
      <span className="min-w-0 font-medium wrap-anywhere">{children}</span>
    </label>
  )
}
