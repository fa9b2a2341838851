import './petals.css'

/** Three petals that fall once over the confirmation; hidden with reduced motion. */
export function Confetti() {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
      <span className="petal petal-first" />
      <span className="petal petal-second" />
      <span className="petal petal-third" />
    </div>
  )
}
