import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { PREDICTION_LENGTH } from '#domain/location/place.ts'
import { ComboboxOption } from '../../../features/combobox/combobox-option.tsx'
import { useCombobox } from '../../../features/combobox/use-combobox.ts'
import { useDebounced } from '../../../features/combobox/use-debounced.ts'
import { useTranslation } from '../../../language.ts'
import { controlClasses, Field } from '../../../ui/field.tsx'
import { fieldsOfAddress, missingPart } from './address-draft.ts'
import {
  addressesQuery,
  type FoundAddress,
  readAddress,
  type SuggestedAddress,
  type Suggestions,
} from './address-query.ts'
import type { ProfileForm } from './use-profile-form.ts'

/** Finds the address by street, postal code or town: a combobox. What is chosen fills in the fields below (WORK-266). */
export function AddressSearch({ form }: { form: ProfileForm }) {
  const { t } = useTranslation()
  const search = useAddressSearch(form)
  const { text, options, combobox } = search
  return (
    <div>
      <Field label={t('salonProfile.address.label')} hint={t('salonProfile.address.hint')}>
        {(attributes) => (
          <input
            {...attributes}
            {...combobox.input}
            className={controlClasses}
            maxLength={80}
            value={text}
            onChange={({ target }) => search.type(target.value)}
          />
        )}
      </Field>
      <div
        id={combobox.listId}
        role="listbox"
        aria-label={t('salonProfile.address.label')}
        hidden={options.length === 0}
        className="mt-2 divide-y divide-line overflow-hidden rounded-md border border-line"
      >
        {options.map((option, nth) => (
          <ComboboxOption
            key={option.addressId}
            id={combobox.optionId(nth)}
            isActive={nth === combobox.active}
            onChoose={() => void search.choose(option)}
          >
            {option.label}
          </ComboboxOption>
        ))}
      </div>
      <p role="status" className="mt-1.5 text-sm text-muted empty:hidden">
        {search.news}
      </p>
    </div>
  )
}

function useAddressSearch(form: ProfileForm) {
  const { userName, edit } = form
  const [text, setText] = useState('')
  const [found, setFound] = useState<FoundAddress | 'failed' | null>(null)
  const typed = text.trim()
  const settled = useDebounced(typed)
  const isSettled = settled === typed
  const query = useQuery(addressesQuery(userName, settled))
  const isLongEnough = typed.length >= PREDICTION_LENGTH
  const options = isLongEnough && isSettled ? (query.data?.addresses ?? []) : []
  const type = (next: string) => {
    setText(next)
    combobox.activateFirst()
    setFound(null)
  }
  const latest = useRef('')
  const { street, postalCode, cityCode, latitude, longitude } = form.draft
  // What was typed or undone after a choice counts, not the address that is still on its way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of them ends the choice
  useEffect(() => {
    latest.current = ''
  }, [street, postalCode, cityCode, latitude, longitude])
  const choose = async ({ addressId }: SuggestedAddress) => {
    latest.current = addressId
    type('')
    const address = await readAddress(userName, addressId).catch(() => null) // logged by the client
    // Of two that were chosen the later one counts, whichever is read first.
    if (latest.current !== addressId) return
    if (address) edit(fieldsOfAddress(address))
    // What was typed is there again to choose from, unless something else was typed meanwhile.
    else setText((now) => now || text)
    setFound(address ?? 'failed')
  }
  const combobox = useCombobox({
    count: options.length,
    // Enter never sends the form from here.
    onEnter(active) {
      const option = options[active]
      if (option) void choose(option)
    },
    onEscape: text === '' ? undefined : () => type(''),
  })
  const failure = isLongEnough && isSettled ? failureOf(query) : null
  return { text, options, combobox, type, choose, news: useNews(found, failure) }
}

function failureOf(query: UseQueryResult<Suggestions>): 'away' | 'none' | null {
  if (query.isError || query.data?.service === 'away') return 'away'
  return query.data?.addresses.length === 0 ? 'none' : null
}

function useNews(found: FoundAddress | 'failed' | null, failure: 'away' | 'none' | null) {
  const { t } = useTranslation()
  if (failure) return t(`salonProfile.address.${failure}`)
  if (found === 'failed') return t('salonProfile.address.away')
  if (!found) return null
  const missing = missingPart(found)
  return [
    missing ? t(`salonProfile.address.missing.${missing}`) : t('salonProfile.address.filled'),
    !found.isCityOfTown && t('salonProfile.address.nearest', { town: found.town }),
  ]
    .filter(Boolean)
    .join(' ')
}
