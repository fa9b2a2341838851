import { useTranslation } from '../../language.ts'
import { durationText } from '../../text-formats.ts'
import { classes } from '../../ui/classes.ts'

interface DurationStripProps {
  /** Work, waiting and work, in minutes. */
  parts: readonly [number, number, number]
  /** 0 for none, or for that of the salon. */
  bufferMinutes: number
}

/** The parts of a treatment and its buffer as a strip, as wide as they are long. */
export function DurationStrip({ parts, bufferMinutes }: DurationStripProps) {
  const { t } = useTranslation()
  const [before, wait, after] = parts
  const buffer =
    bufferMinutes > 0 && t('catalogEditor.item.strip.buffer', { minutes: bufferMinutes })
  const texts = [t('catalogEditor.item.strip.parts', { before, wait, after }), buffer]
  const duration = durationText(t, before + wait + after)
  return (
    <div
      role="img"
      aria-label={`${texts.filter(Boolean).join(', ')}. ${t('catalogEditor.item.customerTime', { duration })}`}
      className="mt-4 flex h-11 overflow-hidden rounded-md border border-success text-sm font-strong"
    >
      <Part minutes={before} className="bg-success-soft" />
      <Part minutes={wait} isWaiting className="border-x border-success" />
      <Part minutes={after} className="bg-success-soft" />
      {bufferMinutes > 0 && (
        <Part
          minutes={bufferMinutes}
          className="border-l border-dashed border-line-strong bg-surface-soft font-normal"
        />
      )}
    </div>
  )
}

function Part(props: { minutes: number; isWaiting?: boolean; className: string }) {
  const { minutes, isWaiting = false, className } = props
  return (
    <span
      style={{ flexGrow: minutes, flexBasis: 0 }}
      className={classes(
        'grid min-w-6 place-items-center overflow-hidden',
        isWaiting && 'hatched',
        className,
      )}
    >
      <span className={classes(isWaiting && 'rounded-sm bg-page px-1.5')}>{minutes}</span>
    </span>
  )
}
