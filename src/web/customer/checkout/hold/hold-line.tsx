import { useTranslation } from '../../../language.ts'
import { classes } from '../../../ui/classes.ts'
import { useHoldState } from './hold-time.ts'

/** Shows until when the chosen time is held. Not a live region, since it changes every two minutes. */
export function HoldLine({ short = false }: { short?: boolean }) {
  const { t } = useTranslation()
  const until = useHoldState((holdState) => holdState.until)
  if (until === null) return null
  const time = new Date(until).toTimeString().slice(0, 'HH:MM'.length)
  return (
    <p className={classes('text-sm text-success', !short && 'mb-3')}>
      {t(short ? 'schedule.heldShort' : 'schedule.heldUntil', { time })}
    </p>
  )
}
