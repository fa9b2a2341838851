import type { UseFormRegisterReturn } from 'react-hook-form'

/** A field that no person sees; what fills it in is a machine. */
export function Honeypot(props: { input: UseFormRegisterReturn }) {
  return (
    <div aria-hidden className="sr-only">
      <input type="text" {...props.input} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
