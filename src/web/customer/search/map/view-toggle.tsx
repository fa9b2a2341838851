import MapIcon from 'lucide-react/icons/map'
import { type Ref, useCallback, useState } from 'react'
import { useTranslation } from '../../../language.ts'
import { chipClasses } from '../../../ui/chip.tsx'
import { Choice, ChoiceGroup, segments } from '../../../ui/choice.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { View } from '../view-parameters.ts'

/** For wide screens: the list alone or with the map (row SEARCH-01). */
export function ViewToggle({ view, change }: { view: View; change: (view: View) => void }) {
  const { t } = useTranslation()
  const isListOnly = view === 'list'
  return (
    <div className="ml-auto hidden shrink-0 md:block">
      <ChoiceGroup legend={t('search.map.view')} isLegendHidden className={segments}>
        <Choice
          variant="segment"
          name="view"
          className="min-w-24 px-4"
          checked={isListOnly}
          onChange={() => change('list')}
        >
          {t('search.map.listOnly')}
        </Choice>
        <Choice
          variant="segment"
          name="view"
          className="min-w-24 px-4"
          checked={!isListOnly}
          onChange={() => change(undefined)}
        >
          <Icon of={MapIcon} size="sm" />
          {t('search.map.withMap')}
        </Choice>
      </ChoiceGroup>
    </div>
  )
}

/** For phones: a chip in the filter row that opens the map. */
export function MapChip({ ref, onPress }: { ref: Ref<HTMLButtonElement>; onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      ref={ref}
      type="button"
      onClick={onPress}
      className={classes(chipClasses('faint'), 'md:hidden')}
    >
      <Icon of={MapIcon} size="sm" />
      {t('search.map.show')}
    </button>
  )
}

/**
 * A floating button that opens the map, shown once the filter row is scrolled away (row SEARCH-06). The
 * page reserves space for it.
 */
export function MapButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <div
      data-pill
      className="pointer-events-none sticky bottom-4 z-10 mt-6 flex justify-center md:hidden"
    >
      <button
        type="button"
        onClick={onPress}
        className="pointer-events-auto -scroll-mb-32 inline-flex min-h-12 items-center gap-2 rounded-full bg-inverse px-5.5 font-strong text-on-inverse shadow-pop active:translate-y-px"
      >
        <Icon of={MapIcon} />
        {t('search.map.show')}
      </button>
    </div>
  )
}

/** Whether an element is visible; true until the browser reports otherwise. */
export function useIsVisible() {
  const [isVisible, setVisible] = useState(true)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const watcher = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? true))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return { ref, isVisible }
}
