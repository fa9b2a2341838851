import X from 'lucide-react/icons/x'
import { durationText, priceText } from '../../text-formats.ts'
import { SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { TextContext } from '../request/request-text.ts'
import type { Menu } from './menu-query.ts'

interface TreatmentChoiceProps {
  menu: Menu | undefined
  hasFailed: boolean
  itemIds: readonly string[]
  context: TextContext
  error: string | false
  onChange: (itemIds: readonly string[]) => void
}

/** What a visit is for: treatments first, then the add-ons that go with them. */
export function TreatmentChoice({
  menu,
  hasFailed,
  itemIds,
  context,
  error,
  onChange,
}: TreatmentChoiceProps) {
  const { t, language } = context
  if (hasFailed) return <p className="text-danger">{t('agenda.new.menuFailed')}</p>
  if (!menu) return <Skeleton className="h-12 rounded-md" />
  const chosen = menu.filter(({ catalogItemId }) => itemIds.includes(catalogItemId))
  const left = menu.filter(
    (item) => !itemIds.includes(item.catalogItemId) && isOffered(item, menu, itemIds),
  )
  const remove = (id: string) => {
    const rest = itemIds.filter((each) => each !== id)
    const offered = menu.filter(
      (item) => rest.includes(item.catalogItemId) && isOffered(item, menu, rest),
    )
    onChange(offered.map(({ catalogItemId }) => catalogItemId))
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <SelectField
        label={t('agenda.new.what')}
        error={error}
        value=""
        onChange={({ target }) => target.value && onChange([...itemIds, target.value])}
      >
        <option value="">
          {t(chosen.length === 0 ? 'agenda.new.chooseItem' : 'agenda.new.addItem')}
        </option>
        {left.map(({ catalogItemId, serviceName, duration, price }) => (
          <option key={catalogItemId} value={catalogItemId}>
            {[serviceName, durationText(t, duration), priceText(t, price, language)].join(' · ')}
          </option>
        ))}
      </SelectField>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map(({ catalogItemId, serviceName }) => (
            <li key={catalogItemId}>
              <button
                type="button"
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-accent bg-surface-accent px-4 text-md font-medium text-accent-strong"
                onClick={() => remove(catalogItemId)}
              >
                {serviceName}
                <Icon of={X} size="sm" />
                <span className="sr-only">{t('agenda.new.removeItem')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Whether an item can be chosen beside these: an add-on needs a treatment, or that to which it belongs. */
function isOffered(item: Menu[number], menu: Menu, itemIds: readonly string[]): boolean {
  if (!item.isAddon) return true
  const treatments = menu.filter(({ isAddon }) => !isAddon)
  const parents = treatments.filter(({ children }) => children.includes(item.catalogItemId))
  const needed = parents.length > 0 ? parents : treatments
  return needed.some(({ catalogItemId }) => itemIds.includes(catalogItemId))
}
