import type { UseFormRegisterReturn } from 'react-hook-form'

/** An invisible field that only bots fill in. */
export function Honeypot(props: { input: UseFormRegisterReturn }) {
  return (
    <div aria-hidden className="sr-only">
      <input type="text" {...props.input} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
