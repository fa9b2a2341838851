import Coffee from 'lucide-react/icons/coffee'
import Copy from 'lucide-react/icons/copy'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type DayHoursFault, MAX_BREAKS } from '#domain/schedule/day-hours.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { errorAttributes, FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TimeInput } from '../../ui/time-input.tsx'
import { weekdayText } from './hours-text.ts'
import { Switch } from './switch.tsx'
import { type DraftBreak, type DraftDay, withBreak } from './week-draft.ts'

interface DayRowProps {
  day: DraftDay
  fault: DayHoursFault | undefined
  onDay: (day: DraftDay) => void
  onCopy: () => void
}

/** The id of a day's first time, for links to its fault. */
export function dayFieldId(day: number): string {
  return `opening-${day}`
}

/** A day of the week: open or closed, its times and breaks (WORK-30). */
export function DayRow({ day, fault, onDay, onCopy }: DayRowProps) {
  const { t, language } = useTranslation()
  const name = weekdayText(day.day, language)
  const errorId = `${dayFieldId(day.day)}-error`
  const attributes = errorAttributes(errorId, fault)
  const label = { day: capitalized(name) }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 border-t border-line py-3 last:border-b @xl:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <Switch checked={day.isOpen} onChange={(isOpen) => onDay({ ...day, isOpen })}>
        {label.day}
      </Switch>
      {day.isOpen ? (
        <div className="flex flex-wrap items-center gap-2 @max-xl:order-1 @max-xl:col-span-2">
          <TimeInput
            {...attributes}
            className={timeClasses}
            id={dayFieldId(day.day)}
            aria-label={t('hours.from', label)}
            value={day.openTime}
            onTime={(openTime) => onDay({ ...day, openTime })}
          />
          <span aria-hidden>–</span>
          <TimeInput
            {...attributes}
            className={timeClasses}
            aria-label={t('hours.until', label)}
            value={day.closeTime}
            onTime={(closeTime) => onDay({ ...day, closeTime })}
          />
          <Breaks day={day} name={label.day} attributes={attributes} onDay={onDay} />
        </div>
      ) : (
        <p className="flex min-h-11 items-center text-muted @max-xl:justify-end">
          {t('hours.closed')}
        </p>
      )}
      {day.isOpen && (
        <IconButton bare icon={Copy} label={t('hours.copyDay', { day: name })} onClick={onCopy} />
      )}
      {fault && (
        <div className="@max-xl:order-2 @max-xl:col-span-2 @xl:col-start-2">
          <FieldError id={errorId}>{capitalized(t(`hours.faults.${fault}`))}.</FieldError>
        </div>
      )}
    </li>
  )
}

const timeClasses = 'min-h-11! w-17! px-1.5! text-center xs:w-20!'

interface BreaksProps extends Pick<DayRowProps, 'day' | 'onDay'> {
  name: string
  attributes: ReturnType<typeof errorAttributes>
}

function Breaks({ day, name, attributes, onDay }: BreaksProps) {
  const { t } = useTranslation()
  const setBreaks = (breaks: readonly DraftBreak[]) => onDay({ ...day, breaks })
  const setBreak = (changed: DraftBreak) =>
    setBreaks(day.breaks.map((each) => (each.key === changed.key ? changed : each)))
  return (
    <>
      {day.breaks.map((each) => (
        <div
          key={each.key}
          className="flex items-center gap-1 rounded-md border border-dashed border-line-strong py-1 pl-2 xs:gap-1.5 xs:pl-3"
        >
          <span className="flex items-center gap-1 text-md font-medium xs:gap-1.5">
            <Icon of={Coffee} size="sm" />
            {t('hours.break')}
          </span>
          <TimeInput
            {...attributes}
            className={timeClasses}
            aria-label={t('hours.breakFrom', { day: name })}
            value={each.from}
            onTime={(from) => setBreak({ ...each, from })}
          />
          <span aria-hidden>–</span>
          <TimeInput
            {...attributes}
            className={timeClasses}
            aria-label={t('hours.breakUntil', { day: name })}
            value={each.until}
            onTime={(until) => setBreak({ ...each, until })}
          />
          <IconButton
            bare
            icon={X}
            label={t('hours.removeBreak', { day: name, from: each.from })}
            onClick={() => setBreaks(day.breaks.filter(({ key }) => key !== each.key))}
          />
        </div>
      ))}
      {day.breaks.length < MAX_BREAKS && (
        <Button
          size="sm"
          tone="quiet"
          aria-label={t('hours.addBreak', { day: name })}
          onClick={() => onDay(withBreak(day))}
        >
          <Icon of={Plus} size="sm" />
          {t('hours.break')}
        </Button>
      )}
    </>
  )
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
