/** The shades of the table of occupancy (row WORK-72): from which percentage each holds, the fullest first. */
export const SHADES = [
  { key: 'from90', from: 90, className: 'bg-success text-on-success' },
  {
    key: 'from75',
    from: 75,
    className:
      'bg-[color-mix(in_srgb,var(--color-success)_38%,var(--color-success-soft))] text-text',
  },
  {
    key: 'from60',
    from: 60,
    className:
      'bg-[color-mix(in_srgb,var(--color-success)_26%,var(--color-success-soft))] text-text',
  },
  {
    key: 'from40',
    from: 40,
    className:
      'bg-[color-mix(in_srgb,var(--color-success)_14%,var(--color-success-soft))] text-text',
  },
  { key: 'under40', from: 0, className: 'bg-success-soft text-text' },
] as const

/** The classes of a cell with a percentage. */
export function shadeOf(percent: number): string {
  const shade = SHADES.find(({ from }) => percent >= from)
  return (shade ?? SHADES[4]).className
}
