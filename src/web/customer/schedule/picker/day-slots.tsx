import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { useTranslation } from '../../../language.ts'
import { durationForScreenReader } from '../../../text-formats.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import {
  clockOf,
  countFreeSlots,
  groupBusySlots,
  groupByDayPart,
  type Slot,
  type VisitTime,
} from '../../booking/slot-days.ts'
import { capitalize, dayText, timeRangeText } from '../day-text.ts'
import { RadioBox } from './radio-box.tsx'

interface DaySlotsProps {
  date: PlainDate
  slots: readonly Slot[]
  chosen: VisitTime | null
  durationMinutes: number
  onChoose: (slot: Slot) => void
}

/** The slots of a day by part of the day; busy ones are crossed out (row SLOT-02). */
export function DaySlots({ date, slots, chosen, durationMinutes, onChoose }: DaySlotsProps) {
  const { t, language } = useTranslation()
  const day = dayText(date, language)
  const renderSlot = (slot: Slot) => (
    <SlotBox
      key={slot.startTime}
      slot={slot}
      clockLabel={clockChangeLabel(slot)}
      isChosen={slot.startTime === chosen?.startTime}
      onChoose={() => onChoose(slot)}
      label={t(slot.busy ? 'schedule.busyLabel' : 'schedule.slotLabel', {
        day,
        time: [clockOf(slot.startTime), clockChangeLabel(slot)].filter(Boolean).join(' '),
        duration: durationForScreenReader(t, durationMinutes),
      })}
    />
  )
  // In the night when the clock goes back one hour occurs twice; its slots are labelled.
  const clockChangeLabel = ({ startTime }: Slot) => {
    const sameClockTime = slots.find(
      (other) => other.startTime !== startTime && clockOf(other.startTime) === clockOf(startTime),
    )
    if (!sameClockTime) return null
    const isFirst = Date.parse(startTime) < Date.parse(sameClockTime.startTime)
    return t(isFirst ? 'schedule.summerTime' : 'schedule.winterTime')
  }
  return (
    <section aria-labelledby="day-heading" className="mt-8.5">
      <h2 id="day-heading">{capitalize(day)}</h2>
      <p role="status" className="sr-only">
        {t('schedule.freeOnDay', { count: countFreeSlots(slots), day })}
      </p>
      <div role="radiogroup" aria-labelledby="day-heading">
        {groupByDayPart(slots).map((group) => (
          <div key={group.part} className="mt-3.5 first:mt-3">
            <h3 className="mb-2 font-sans text-sm font-strong tracking-normal text-muted">
              {t(`schedule.parts.${group.part}`)}
            </h3>
            <div className={slotGrid}>
              {groupBusySlots(group.slots).map((row) =>
                row.length > 1 ? (
                  <BusySlots key={row[0]?.startTime} row={row}>
                    {row.map(renderSlot)}
                  </BusySlots>
                ) : (
                  row.map(renderSlot)
                ),
              )}
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

const slotGrid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-2.5 sm:grid-cols-4 md:grid-cols-3 xl:grid-cols-4'

/** A run of busy slots, collapsed into one line. */
function BusySlots({ row, children }: { row: readonly Slot[]; children: ReactNode }) {
  const { t } = useTranslation()
  const [first, last] = [row[0], row.at(-1)]
  if (!first || !last) return null
  return (
    <details className="group col-span-full">
      <summary className="flex min-h-13 list-none items-center justify-between gap-3 rounded-md border border-line bg-surface-soft px-4 text-subtle [&::-webkit-details-marker]:hidden">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="whitespace-nowrap line-through decoration-1">
            {`${clockOf(first.startTime)}\u00a0–\u00a0${clockOf(last.startTime)}`}
          </span>
          <span className="text-xs">{t('schedule.takenTimes', { count: row.length })}</span>
        </span>
        <Icon of={ChevronDown} size="sm" className="group-open:rotate-180" />
      </summary>
      <div className={classes(slotGrid, 'mt-2.5')}>{children}</div>
    </details>
  )
}

interface SlotBoxProps {
  slot: Slot
  clockLabel: string | null
  isChosen: boolean
  label: string
  onChoose: () => void
}

function SlotBox({ slot, clockLabel, isChosen, label, onChoose }: SlotBoxProps) {
  const { t } = useTranslation()
  return (
    <RadioBox
      name="slot"
      value={slot.startTime}
      checked={isChosen}
      disabled={slot.busy}
      onChange={onChoose}
      label={label}
      className={classes(
        'min-h-13 flex-wrap items-center justify-center gap-x-1.5 px-1 py-1 whitespace-nowrap',
        slot.busy
          ? 'border-line bg-surface-soft text-subtle'
          : 'border-line-strong bg-surface font-strong not-has-checked:hover:bg-surface-soft',
      )}
    >
      <span aria-hidden className={classes(slot.busy && 'line-through decoration-1')}>
        {timeRangeText(slot)}
      </span>
      {clockLabel && (
        <span aria-hidden className="text-xs">
          {clockLabel}
        </span>
      )}
      {slot.busy && (
        <span aria-hidden className="text-xs">
          {t('schedule.busy')}
        </span>
      )}
    </RadioBox>
  )
}
