import { useId } from 'react'
import type { City } from '#domain/location/city.ts'
import { useTranslation } from '../../../language.ts'
import { useSearchText } from '../use-search-text.ts'
import { isCity, type Suggestion } from './suggestions.ts'
import { type CityBoxState, handleKey } from './use-city-box.ts'

interface CityBoxProps {
  city: City
  /** Shown instead of the city's name. */
  placeLabel?: string | undefined
  box: CityBoxState
}

/** The location box: an editable combobox with a list (WAI-ARIA authoring practices). */
export function CityBox({ city, placeLabel, box }: CityBoxProps) {
  const { t } = useTranslation()
  const { placeName } = useSearchText()
  const id = useId()
  const isMissing = box.text !== null && box.text.trim() === ''
  return (
    <div className="relative min-w-0 grow basis-1/2 py-1.5 pr-[min(1rem,5vw)] pl-[min(1.375rem,7vw)]">
      <label htmlFor={id} className="block text-xs font-strong text-muted">
        {t('search.where')}
        {isMissing && (
          <span id={`${id}-missing`} className="text-danger">
            {` · ${t('search.placeRequired')}`}
          </span>
        )}
      </label>
      <input
        ref={box.input}
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
        aria-invalid={isMissing || box.message === 'whichPlace' || undefined}
        aria-describedby={isMissing ? `${id}-missing` : box.message ? `${id}-message` : undefined}
        aria-activedescendant={box.active >= 0 ? `${id}-${box.active}` : undefined}
        value={box.text ?? placeLabel ?? placeName(city)}
        onFocus={(event) => {
          box.enter()
          event.currentTarget.select()
        }}
        onBlur={box.leave}
        onClick={box.press}
        onChange={(event) => box.type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (handleKey(box, event.key, event.altKey)) event.preventDefault()
        }}
        className="-mt-4.5 -mb-1.5 block w-full min-w-0 truncate bg-transparent pt-4.5 pb-1.5 leading-5.5 outline-none"
      />
      <Suggestions id={id} box={box} />
    </div>
  )
}

function Suggestions({ id, box }: { id: string; box: CityBoxState }) {
  const { t } = useTranslation()
  const nameOf = useSuggestionName()
  const count = box.options.length
  const isListVisible = box.isOpen && count > 0
  return (
    <div className={panel} hidden={!isListVisible && !box.message}>
      <p role="status" className="sr-only">
        {isListVisible && t('search.suggestionsFound', { count })}
      </p>
      {box.message && (
        <p id={`${id}-message`} role="status" className="px-5 py-3.5 text-md text-muted">
          {t(`search.${box.message}`)}
        </p>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('search.suggestions')}
        hidden={!isListVisible}
        className="p-2"
      >
        {box.options.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input of the combobox has the keys
          <div
            key={isCity(suggestion) ? suggestion.cityCode : suggestion.placeId}
            id={`${id}-${index}`}
            ref={index === box.active ? scrollOptionIntoView : undefined}
            role="option"
            tabIndex={-1}
            aria-selected={index === box.active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => box.choose(suggestion)}
            className="flex min-h-11 cursor-pointer items-center rounded-md px-[min(0.875rem,4.5vw)] wrap-anywhere hover:bg-surface-soft aria-selected:bg-surface-accent"
          >
            {nameOf(suggestion)}
          </div>
        ))}
      </div>
    </div>
  )
}

/** 'Utrecht, Utrecht': name and province of a suggestion. */
function useSuggestionName() {
  const { placeName, provinceName } = useSearchText()
  return (suggestion: Suggestion) =>
    isCity(suggestion)
      ? placeName(suggestion)
      : [suggestion.name, provinceName(suggestion.province)].filter(Boolean).join(', ')
}

function scrollOptionIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}

const panel =
  'absolute inset-x-0 top-[calc(100%+8px)] z-10 max-h-96 min-w-[min(18rem,70vw)] overflow-y-auto rounded-lg border border-line bg-surface shadow-pop'
