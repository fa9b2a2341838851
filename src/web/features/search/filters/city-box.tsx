import { type KeyboardEvent, useId } from 'react'
import type { City } from '#domain/location/city.ts'
import { useWords } from '../../../language.ts'
import { classes } from '../../../ui/classes.ts'
import { useSearchWords } from '../search-words.ts'
import { useCitySuggestions } from './city-suggestions.ts'

interface CityBoxProps {
  city: City
  /** Instead of the city's name. */
  shown?: string | undefined
  onChoose: (city: City) => void
}

/** The location box: a combobox over the city list, after the ARIA authoring practices. */
export function CityBox({ city, shown, onChoose }: CityBoxProps) {
  const { t } = useWords()
  const { placeName } = useSearchWords()
  const id = useId()
  const box = useCitySuggestions(onChoose)
  const isMissing = box.text !== null && box.text.trim() === ''
  return (
    <div className="relative min-w-0 grow basis-1/2 py-1.5 pr-4 pl-5.5">
      <label htmlFor={id} className="block text-xs font-strong text-plum-2">
        {t('search.where')}
        {isMissing && (
          <span id={`${id}-missing`} className="text-brick">
            {` · ${t('search.placeRequired')}`}
          </span>
        )}
      </label>
      <input
        id={id}
        role="combobox"
        type="text"
        autoComplete="off"
        spellCheck={false}
        placeholder={t('search.placePlaceholder')}
        aria-expanded={box.isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-required
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        aria-activedescendant={box.active >= 0 ? `${id}-${box.active}` : undefined}
        value={box.text ?? shown ?? placeName(city)}
        onFocus={(event) => {
          box.enter()
          event.currentTarget.select()
        }}
        onBlur={box.leave}
        onChange={(event) => box.type(event.currentTarget.value)}
        onKeyDown={(event) => steer(event, box)}
        className="-mt-4.5 -mb-1.5 block w-full min-w-0 truncate bg-transparent pt-4.5 pb-1.5 leading-5.5 outline-none"
      />
      <Suggestions id={id} box={box} />
    </div>
  )
}

type Box = ReturnType<typeof useCitySuggestions>

/** The keys of a combobox: arrows walk the list, Enter takes one, Escape closes it. */
function steer(event: KeyboardEvent, box: Box): void {
  const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }
  const step = steps[event.key]
  if (step) box.move(step)
  else if (event.key === 'Escape' && box.isOpen) box.close()
  else if (event.key === 'Enter' && box.text !== null) box.take()
  else return
  event.preventDefault()
}

function Suggestions({ id, box }: { id: string; box: Box }) {
  const { t } = useWords()
  const { placeName } = useSearchWords()
  const isEmpty = box.cities.length === 0
  return (
    <>
      <p role="status" className="sr-only">
        {box.isOpen && !isEmpty && t('search.suggestionsFound', { count: box.cities.length })}
      </p>
      {box.isOpen && isEmpty && (
        <p role="status" className={classes(panel, 'px-5 py-3.5 text-md text-plum-2')}>
          {t('search.noSuggestions')}
        </p>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('search.suggestions')}
        hidden={!box.isOpen || isEmpty}
        className={classes(panel, 'p-2')}
      >
        {box.cities.map((city, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input of the combobox has the keys
          <div
            key={city.cityCode}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === box.active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => box.choose(city)}
            className="flex min-h-11 cursor-pointer items-center rounded-md px-3.5 hover:bg-blush aria-selected:bg-petal"
          >
            {placeName(city)}
          </div>
        ))}
      </div>
    </>
  )
}

const panel =
  'absolute inset-x-0 top-[calc(100%+8px)] z-10 max-h-96 min-w-[min(18rem,70vw)] overflow-y-auto rounded-lg border border-line bg-surface shadow-pop'
