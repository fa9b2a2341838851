import { expect, test } from 'vitest'
import {
  dropFavourite,
  keepFavourite,
  listFavourites,
  mergeFavourites,
} from '#contract/favourite.ts'
import { aCatalogItem, anAccount, aProvider } from '#demo/builders.ts'
import { aBlock } from '#demo/order-builders.ts'
import { tuesday } from '#demo/weekdays.ts'
import { MAX_FAVOURITES } from '#domain/favourite/favourites.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { type As, anApi } from '../testing/api.ts'

const api = await anApi()
const { database, clock } = api
let people = 0

async function somebody(): Promise<As> {
  people += 1
  const { userName } = await anAccount(database, { userName: `klant-van-${people}` })
  return { as: { userName } }
}

async function namesOf(from: As) {
  const { data } = await api.call(listFavourites, { query: {} }, from)
  return data.favourites.map(({ userName }) => userName)
}

function keep(userName: string, from: As) {
  clock.set(clock.now() + MINUTE_MS)
  return api.call(keepFavourite, { params: { userName } }, from)
}

test('[ORDER-05] favourites are listed for their owner, newest first, with the fields of a card', async () => {
  const [anouk, daan] = [await somebody(), await somebody()]
  const pioen = await aProvider(database, { fullName: 'Maison Pioen', rating: [0, 0, 0, 1, 1] })
  const iris = await aProvider(database)
  await keep(pioen.userName, anouk)
  await keep(iris.userName.toUpperCase(), anouk)
  expect(await namesOf(anouk)).toEqual([iris.userName, pioen.userName])
  expect(await namesOf(daan)).toEqual([])
  const { data } = await api.call(listFavourites, { query: {} }, { ...anouk, language: 'nl' })
  expect(data.favourites[1]).toEqual({
    userName: pioen.userName,
    fullName: 'Maison Pioen',
    profilePictureUrl: `/art/portraits/${pioen.userName}.svg`,
    cityName: 'Amsterdam',
    timeZone: 'Europe/Amsterdam',
    rating: 4.5,
    numberOfReviews: 2,
    firstAvailable: null,
  })
})

test('[ORDER-05] adding or removing a favourite twice changes nothing, also from two devices at once', async () => {
  const [anouk, daan] = [await somebody(), await somebody()]
  const [pioen, iris] = [await aProvider(database), await aProvider(database)]
  await keep(pioen.userName, anouk)
  await keep(iris.userName, anouk)
  await Promise.all([keep(pioen.userName, anouk), keep(pioen.userName, anouk)])
  expect(await namesOf(anouk)).toEqual([iris.userName, pioen.userName])
  await keep(iris.userName, daan)
  const drop = () => api.call(dropFavourite, { params: { userName: iris.userName } }, anouk)
  const dropped = await Promise.all([drop(), drop()])
  expect(dropped.map(({ data }) => data)).toEqual([
    { userName: iris.userName, kept: false },
    { userName: iris.userName, kept: false },
  ])
  expect(await namesOf(anouk)).toEqual([pioen.userName])
  expect(await namesOf(daan)).toEqual([iris.userName])
})

test('[ORDER-05] a visitor’s favourites are merged in front at the sign-in; unknown providers and duplicates are skipped', async () => {
  const anouk = await somebody()
  const [old, first, second] = [
    await aProvider(database),
    await aProvider(database),
    await aProvider(database),
  ].map(({ userName }) => userName) as [string, string, string]
  await keep(old, anouk)
  clock.set(clock.now() + MINUTE_MS)
  const body = { userNames: [first, 'nobody', second, first, old] }
  const { data } = await api.call(mergeFavourites, { body }, anouk)
  expect(data.favourites.map(({ userName }) => userName)).toEqual([first, second, old])
  expect((await api.call(mergeFavourites, { body }, anouk)).data).toEqual(data)
})

test('[ORDER-05] a hidden provider is not listed, cannot be added, can be removed, and is listed again when shown', async () => {
  const anouk = await somebody()
  const [provider, other] = [await aProvider(database), await aProvider(database)]
  await keep(provider.userName, anouk)
  await keep(other.userName, anouk)
  const show = (active: boolean) =>
    database.pool.query('update providers set active = $1 where id = any($2)', [
      active,
      [provider.id, other.id],
    ])
  await show(false)
  expect(await namesOf(anouk)).toEqual([])
  const params = { userName: provider.userName }
  expect((await api.refusal(keepFavourite, { params }, anouk)).code).toBe('not-found')
  await api.call(dropFavourite, { params }, anouk)
  await show(true)
  expect(await namesOf(anouk)).toEqual([other.userName])
})

test('[ORDER-05] the first free time of a favourite is a free slot of its calendar', async () => {
  const anouk = await somebody()
  const provider = await aProvider(database)
  await aCatalogItem(database, provider, { durationMinutes: 60 })
  const nothingSold = await aProvider(database)
  const until = tuesday('14:00')
  await aBlock(database, provider, { startsAt: clock.now() - MINUTE_MS, endsAt: until })
  await keep(nothingSold.userName, anouk)
  await keep(provider.userName, anouk)
  const query = { firstAvailable: 'true' } as const
  const { data } = await api.call(listFavourites, { query }, anouk)
  const starts = data.favourites.map(({ firstAvailable }) => firstAvailable)
  expect(starts).toEqual(['2026-11-24T14:00:00+01:00', null])
  const unasked = await api.call(listFavourites, { query: {} }, anouk)
  expect(unasked.data.favourites[0]?.firstAvailable).toBeNull()
})

test('above the maximum number of favourites the user’s oldest are removed', async () => {
  const [anouk, daan] = [await somebody(), await somebody()]
  const { rows } = await database.pool.query(
    `insert into providers (user_name, full_name, intro_en, intro_nl, profile_picture_url, service_availability,
      city_code, street, postal_code, location, email)
     select 'vol-' || lpad(n::text, 3, '0'), 'Salon', '', '', '', 'SALON', 'NL02', '', '', point(4, 52), ''
     from generate_series(1, $1) n returning user_name`,
    [MAX_FAVOURITES + 1],
  )
  const names = rows.map(({ user_name }) => user_name as string).toSorted()
  const body = { userNames: names.slice(0, MAX_FAVOURITES) }
  await api.call(mergeFavourites, { body }, anouk)
  const oldest = names[MAX_FAVOURITES - 1] ?? ''
  await keep(oldest, daan)
  const newest = names.at(-1) ?? ''
  await keep(newest, anouk)
  expect(await namesOf(anouk)).toEqual([newest, ...names.slice(0, MAX_FAVOURITES - 1)])
  expect(await namesOf(daan)).toEqual([oldest])
})

test('favourites are deleted with the account and with the provider', async () => {
  const [anouk, daan] = [await somebody(), await somebody()]
  const provider = await aProvider(database)
  await keep(provider.userName, anouk)
  await keep(provider.userName, daan)
  const keptBy = async () => {
    const { rows } = await database.pool.query(
      'select user_name from favourites where provider_id = $1',
      [provider.id],
    )
    return rows.map(({ user_name }) => user_name)
  }
  await database.pool.query('delete from accounts where user_name = $1', [anouk.as?.userName])
  expect(await keptBy()).toEqual([daan.as?.userName])
  await database.pool.query('delete from providers where id = $1', [provider.id])
  expect(await keptBy()).toEqual([])
})
