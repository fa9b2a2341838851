import { type ReactNode, useEffect, useRef } from 'react'
import { hasChangedStep } from '../../booking/step-focus.ts'

/** The h1 and intro of a step. Takes the focus when the step changes. */
export function StepHeading({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasChangedStep()) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="mb-5.5">
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {title}
      </h1>
      {children && <p className="mt-2 text-muted">{children}</p>}
    </div>
  )
}
