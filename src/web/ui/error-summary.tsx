import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

interface FieldErrorLink {
  /** Id of the control. */
  fieldId: string
  message: string
}

/** The errors above a form, with a link to each field; takes the focus when it appears. */
export function ErrorSummary({
  title,
  errors,
}: {
  title: string
  errors: readonly FieldErrorLink[]
}) {
  const box = useRef<HTMLDivElement>(null)
  const isShown = errors.length > 0
  useEffect(() => {
    if (isShown) box.current?.focus()
  }, [isShown])
  if (!isShown) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="flex gap-3 rounded-md border border-danger bg-danger-soft px-4 py-3.5 text-md"
    >
      <Icon of={CircleAlert} className="mt-px text-danger" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-strong">{title}</p>
        <ul className="-mb-2">
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a
                href={`#${error.fieldId}`}
                className="inline-block min-w-11 py-3 font-strong underline underline-offset-3"
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(error.fieldId)?.focus()
                }}
              >
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
