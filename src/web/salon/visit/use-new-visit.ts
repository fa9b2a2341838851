import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { offersDoorstep } from '#domain/delivery/delivery.ts'
import { dayIn } from '#messages/format.ts'
import type { TextContext } from '../request/request-text.ts'
import type { ChosenClient } from './client-choice.tsx'
import { type Delivery, type Menu, menuQuery } from './menu-query.ts'
import { useBookVisit } from './use-book-visit.ts'
import { useSeries } from './use-series.ts'
import { useTravelFee } from './use-travel-fee.ts'
import { useWantedStart } from './use-wanted-start.ts'

interface NewVisitInput {
  userName: string
  context: Pick<TextContext, 'language' | 'timeZone'>
  day: string
  start?: string | undefined
  firstClient: ChosenClient | null
  onBooked: (orderId: string) => void
}

export type NewVisitDraft = ReturnType<typeof useNewVisit>

/** The state of a visit that is being booked: what was chosen, what is missing, and sending it. */
export function useNewVisit(input: NewVisitInput) {
  const { userName, context, day, start, firstClient, onBooked } = input
  const { language, timeZone } = context
  const menu = useQuery(menuQuery(userName, language))
  const [preset] = useState(firstClient)
  const [client, setClient] = useState(preset)
  const [itemIds, setItems] = useState<readonly string[]>([])
  const home = useHomeAddress(menu.data?.delivery)
  const { date, startTime, ...wanted } = useWantedStart({ day, start, timeZone })
  const [isChecked, setIsChecked] = useState(false)
  const { mutate, isPending, error, conflicts, reset } = useBookVisit({ userName, onBooked })
  const items = itemsOf(menu.data?.items, itemIds)
  const minutes = items.reduce((sum, { duration }) => sum + duration, 0)
  const { address, isAtHome } = home
  const series = useSeries({ userName, startTime, durationMinutes: minutes, itemIds, isAtHome })
  const visitCount = series.isRepeated ? series.visits.length : 1
  const fee = useTravelFee({ userName, menu: menu.data, isAtHome, address })
  const hasTreatment = items.some(({ isAddon }) => !isAddon)
  const isNamed = client !== null && (client.kind !== 'new' || client.name.trim() !== '')
  const setStartTime = (next: string | null) => {
    reset()
    wanted.setStart(next)
  }
  return {
    client,
    setClient,
    itemIds,
    /** Whether something was typed or chosen that would have to be entered again. */
    isDirty: client !== preset || itemIds.length > 0 || address.trim() !== '',
    home,
    date,
    startTime,
    setStartTime,
    menu: menu.data?.items,
    hasMenuFailed: menu.isError,
    isSending: isPending,
    error,
    conflicts,
    minutes,
    series,
    visitCount,
    ...fee,
    total: items.reduce((sum, { price }) => sum + price, fee.travelFee),
    isComplete: isNamed && hasTreatment && startTime !== null && visitCount > 0,
    missing: missingOf({ isChecked, isNamed, hasTreatment, startTime, visitCount }),
    setItemIds(ids: readonly string[]) {
      // A length that changes finds other free times; the one that was pressed is still wanted.
      setStartTime(wanted.asked)
      setItems(ids)
    },
    setDate(next: string) {
      setStartTime(null)
      wanted.setDate(next)
    },
    send(squeezeIn: boolean) {
      setIsChecked(true)
      if (!client || !isNamed || !hasTreatment || !startTime || visitCount === 0) return
      const { isRepeated: isSeries } = series
      const visits = isSeries ? series.visits : [{ startTime, squeezeIn }]
      mutate({ client, itemIds, visits, isSeries, address })
    },
    /** Books another time than the one that is taken. */
    take(other: string) {
      if (!client) return
      wanted.setDate(dayIn(timeZone, other))
      wanted.setStart(other)
      const visits = [{ startTime: other, squeezeIn: false }]
      mutate({ client, itemIds, visits, isSeries: false, address })
    },
  }
}

interface Draft {
  isChecked: boolean
  isNamed: boolean
  hasTreatment: boolean
  startTime: string | null
  visitCount: number
}

function missingOf({ isChecked, isNamed, hasTreatment, startTime, visitCount }: Draft) {
  return {
    who: isChecked && !isNamed,
    what: isChecked && !hasTreatment,
    when: isChecked && hasTreatment && startTime === null,
    dates: isChecked && startTime !== null && visitCount === 0,
  }
}

function itemsOf(menu: Menu | undefined, itemIds: readonly string[]) {
  return (menu ?? []).filter(({ catalogItemId }) => itemIds.includes(catalogItemId))
}

function useHomeAddress(delivery: Delivery | undefined) {
  const [address, setAddress] = useState('')
  return {
    address,
    setAddress,
    isAsked: delivery !== undefined && offersDoorstep(delivery.serviceAvailability),
    // A visit with an address is at home, and so is each visit where only homes are visited.
    isAtHome: delivery?.serviceAvailability === 'DOORSTEP' || address.trim() !== '',
  }
}
