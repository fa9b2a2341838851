/** A spinner next to a text. */
export function Spinner() {
  return (
    <span
      aria-hidden
      className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  )
}

/** A spinner with a text that is announced. */
export function LoadingMessage({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center gap-2.5 text-muted">
      <Spinner />
      {label}
    </p>
  )
}

/** The progress line under the header; shown after 200 ms. */
export function ProgressLine({ active, label }: { active: boolean; label: string }) {
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-0 bottom-0 h-0.75 overflow-hidden"
    >
      {active && (
        <div className="size-full bg-accent-soft opacity-0 transition-opacity delay-200 starting:opacity-0 [&]:opacity-100">
          <div className="h-full w-1/3 animate-travel bg-accent" />
          <span className="sr-only">{label}</span>
        </div>
      )}
    </div>
  )
}
