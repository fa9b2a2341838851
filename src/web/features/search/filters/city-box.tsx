import { useId } from 'react'
import type { City } from '#domain/location/city.ts'
import type { Place } from '#domain/location/place.ts'
import { useWords } from '../../../language.ts'
import { classes } from '../../../ui/classes.ts'
import { useSearchWords } from '../search-words.ts'
import { type Suggestion, useCityBox } from './use-city-box.ts'

interface CityBoxProps {
  city: City
  /** Instead of the city's name. */
  shown?: string | undefined
  onChoose: (chosen: City | Place) => void
}

/** The location box: an editable combobox with a list, after the WAI-ARIA authoring practices. */
export function CityBox({ city, shown, onChoose }: CityBoxProps) {
  const { t } = useWords()
  const { placeName } = useSearchWords()
  const id = useId()
  const box = useCityBox(onChoose)
  const isMissing = box.text !== null && box.text.trim() === ''
  return (
    <div className="relative min-w-0 grow basis-1/2 py-1.5 pr-[min(1rem,5vw)] pl-[min(1.375rem,7vw)]">
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
        onClick={box.press}
        onChange={(event) => box.type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (box.key(event.key, event.altKey)) event.preventDefault()
        }}
        className="-mt-4.5 -mb-1.5 block w-full min-w-0 truncate bg-transparent pt-4.5 pb-1.5 leading-5.5 outline-none"
      />
      <Suggestions id={id} box={box} />
    </div>
  )
}

function Suggestions({ id, box }: { id: string; box: ReturnType<typeof useCityBox> }) {
  const { t } = useWords()
  const nameOf = useSuggestionName()
  const count = box.options.length
  const isEmpty = count === 0
  return (
    <>
      <p role="status" className="sr-only">
        {box.isOpen && !isEmpty && t('search.suggestionsFound', { count })}
      </p>
      {(box.hasFailed || (box.isOpen && isEmpty)) && (
        <p role="status" className={classes(panel, 'px-5 py-3.5 text-md text-plum-2')}>
          {t(box.hasFailed ? 'search.placeNotFound' : 'search.noSuggestions')}
        </p>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('search.suggestions')}
        hidden={!box.isOpen || isEmpty}
        className={classes(panel, 'p-2')}
      >
        {box.options.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input of the combobox has the keys
          <div
            key={'cityCode' in suggestion ? suggestion.cityCode : suggestion.placeId}
            id={`${id}-${index}`}
            ref={index === box.active ? scrollIntoSight : undefined}
            role="option"
            tabIndex={-1}
            aria-selected={index === box.active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => box.choose(suggestion)}
            className="flex min-h-11 cursor-pointer items-center rounded-md px-[min(0.875rem,4.5vw)] wrap-anywhere hover:bg-blush aria-selected:bg-petal"
          >
            {nameOf(suggestion)}
          </div>
        ))}
      </div>
    </>
  )
}

/** 'Utrecht, Utrecht', of a predicted place too where its province is known. */
function useSuggestionName() {
  const { placeName, provinceName } = useSearchWords()
  return (suggestion: Suggestion) =>
    'cityCode' in suggestion
      ? placeName(suggestion)
      : [suggestion.name, provinceName(suggestion.province)].filter(Boolean).join(', ')
}

function scrollIntoSight(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}

const panel =
  'absolute inset-x-0 top-[calc(100%+8px)] z-10 max-h-96 min-w-[min(18rem,70vw)] overflow-y-auto rounded-lg border border-line bg-surface shadow-pop'
