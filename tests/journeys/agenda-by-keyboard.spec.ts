import type { Locator, Page } from '@playwright/test'
import { enPages } from '#messages/en-pages.ts'
import { fill } from '#messages/fill.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { xsrfToken } from './book-by-api.ts'
import { today } from './calendar-days.ts'
import { createSalon, type OwnSalon } from './create-salon.ts'
import { checkedLanguages, expectAccessible } from './expect-accessible.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, test } from './journey-test.ts'
import { tabAndPress, tabTo } from './keyboard.ts'
import { beginOf } from './message-parts.ts'
import { openPage } from './open-page.ts'
import { readProvider } from './providers-by-api.ts'
import type { ExpectToast } from './toasts.ts'

type AgendaWords = (typeof enPages | typeof nlPages)['agenda']

/** A page of the workspace, what its agenda says, and what it has announced. */
interface Agenda {
  page: Page
  words: AgendaWords
  undo: string
  expectToast: ExpectToast
}

for (const language of checkedLanguages) {
  const { agenda: words, workspace } = { en: enPages, nl: nlPages }[language]
  test.describe(language, () => {
    test.use({ language })
    test('[WORK-08, WORK-11, WORK-13, WORK-14, WORK-240, WORK-243, WORK-245, WORK-273] a week is run by keyboard alone, with the names of what is used', async ({
      page,
      expectToast,
    }) => {
      const agenda = { page, words, undo: workspace.undo.label, expectToast }
      const { keyboard } = page
      const salon = await createSalon(page)
      await bookVisitOfNow(page, salon)
      // Two days of one week: a Sunday is the last.
      const day = today().add({ days: 7 })
      const [turn, there, back] =
        day.dayOfWeek === 7
          ? (['PageUp', 'ArrowLeft', 'ArrowRight'] as const)
          : (['PageDown', 'ArrowRight', 'ArrowLeft'] as const)
      const [noor, els] = [visitOf(page, 'Noor Visser'), visitOf(page, 'Els de Wit')]
      const confirmed = (name: string, time: string) =>
        new RegExp(`^${name}, ${words.states.confirmed}, Manicure, ${time}$`)

      await openPage(page, `/salon/${salon.userName}/agenda?view=week`)
      await test.step('say how a visit of today went', () => sayOutcome(agenda))
      await test.step('read the keys', () => readKeys(agenda))
      await test.step('book a visit in the next week', async () => {
        await keyboard.press('PageDown')
        await expect(page).toHaveURL(new RegExp(`day=${day}`))
        await book(agenda, 'Noor Visser')
        await expect(noor).toHaveAccessibleName(confirmed('Noor Visser', '08:00 – 08:45'))
      })
      await test.step('book another one on the day beside it', async () => {
        await keyboard.press('d')
        await expect(page).toHaveURL(/view=day/)
        const dayView = page.getByRole('link', { name: words.views.day, exact: true })
        await expect(dayView).toHaveAttribute('aria-current', 'page')
        await tabTo(noor)
        await keyboard.press(turn)
        await expect(noor).toHaveCount(0)
        await book(agenda, 'Els de Wit')
      })
      await test.step('walk to the other day and back', async () => {
        await keyboard.press('w')
        await tabTo(els)
        await keyboard.press(back)
        await expect(noor).toBeFocused()
        await keyboard.press(there)
        await expect(els).toBeFocused()
      })
      await test.step('move a visit', async () => {
        await keyboard.press('m')
        const title = fill(words.move.title, { name: 'Els de Wit' })
        const form = page.getByRole('complementary', { name: title })
        await expect(form.getByRole('heading', { name: title })).toBeFocused()
        await chooseTime(form, words, '08:30')
        await expect(form.getByLabel(words.move.words)).toBeVisible()
        const send = fill(words.move.send, { time: '08:30' })
        await tabAndPress(form.getByRole('button', { name: send }))
        await expectToast(fill(words.changed.moved, { name: 'Els de Wit' }))
        await expect(els).toHaveAccessibleName(confirmed('Els de Wit', '08:30 – 09:15'))
        await closePanel(agenda, 'Els de Wit')
      })
      await test.step('block a time, undo it, and block it again', async () => {
        await blockTime(agenda)
        await tabAndPress(page.getByRole('button', { name: agenda.undo }).last())
        await expectToast(workspace.undo.done)
        await expect(blockOf(agenda)).toHaveCount(0)
        await blockTime(agenda)
      })
      await test.step('walk over the block in the list, and open it', async () => {
        await keyboard.press('l')
        await expect(page).toHaveURL(/view=list/)
        const row = rowOf(page, 'Els de Wit')
        await tabTo(row)
        await keyboard.press('ArrowDown')
        await expect(blockOf(agenda)).toBeFocused()
        await keyboard.press('ArrowUp')
        await expect(row).toBeFocused()
        await keyboard.press('ArrowDown')
        await keyboard.press('Enter')
        await expect(page.getByRole('dialog', { name: words.block.title })).toBeVisible()
        await keyboard.press('Escape')
        await expect(blockOf(agenda)).toBeFocused()
      })
      await test.step('return to today', async () => {
        await keyboard.press('t')
        await expect(page).not.toHaveURL(/day=/)
        await rowOf(page, words.someone).click()
        await expect(page.getByRole('group', { name: words.outcome.title })).toBeVisible()
        await expectAccessible(page, 'agenda, outcome of a visit')
      })
    })
  })
}

const visitOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}, `) })

/** A visit in the list, whose name begins with its time. */
const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`${name} `) })

const blockOf = ({ page, words }: Agenda) =>
  page.getByRole('main').locator('[data-item]').filter({ hasText: words.block.title })

async function blockTime(agenda: Agenda): Promise<void> {
  const { page, words, expectToast } = agenda
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog', { name: words.block.title })
  await tabAndPress(dialog.getByRole('button', { name: words.block.add }))
  await expectToast(words.block.added)
  await expect(dialog).toHaveCount(0)
  await expect(blockOf(agenda)).toBeVisible()
}

async function sayOutcome(agenda: Agenda): Promise<void> {
  const { page, words, expectToast } = agenda
  const { someone, states, outcome, changed } = words
  const visit = visitOf(page, someone)
  await expect(visit).toHaveAccessibleName(new RegExp(`^${someone}, ${states.now}, Manicure, `))
  await tabAndPress(visit)
  const panel = page.getByRole('complementary', { name: someone })
  await expect(panel.getByRole('heading', { name: someone })).toBeFocused()
  const outcomes = panel.getByRole('group', { name: outcome.title })
  await expect(outcomes).toContainText(outcome.counts)
  await expect(outcomes).toContainText(outcome.CANCELLED.notMailed)
  const radio = (title: string) => outcomes.getByRole('radio', { name: new RegExp(`^${title}`) })
  await tabTo(radio(outcome.COMPLETED.title))
  await page.keyboard.press('ArrowDown')
  await expect(radio(outcome.NO_SHOW.title)).toBeChecked()
  await expect(panel.getByRole('button', { name: outcome.NO_SHOW.set })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  const goOn = await holdRequests(page, 'PUT', '**/visits/*/status')
  await tabAndPress(panel.getByRole('button', { name: outcome.COMPLETED.set }))
  await expect(radio(outcome.NO_SHOW.title)).toBeDisabled() // [WORK-273]
  await goOn()
  await expectToast(fill(changed.COMPLETED, { name: someone }))
  await closePanel(agenda, someone)
  await expect(visit).toBeFocused()
  const tookPlace = new RegExp(`^${someone}, ${states.completed}, Manicure, `)
  await expect(visit).toHaveAccessibleName(tookPlace)
}

async function readKeys({ page, words }: Agenda): Promise<void> {
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: words.keys.title })
  await expect(keys.getByRole('term')).toHaveText(
    ['← ↑ → ↓', 'Enter', 'PageUp, PageDown', 'Home', 'M', 'N', 'B', 'T', 'D', 'W', 'L', '/', '?'],
    { useInnerText: true },
  )
  const single = keys.getByRole('checkbox', { name: new RegExp(`^${words.keys.single}`) })
  await expect(single).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
}

/** Books the first free time of the day for a new client, and closes the panel. */
async function book(agenda: Agenda, name: string): Promise<void> {
  const { page, words, expectToast } = agenda
  const { keyboard } = page
  await keyboard.press('n')
  const form = page.getByRole('complementary', { name: words.new.title })
  await expect(form.getByRole('heading', { name: words.new.title })).toBeFocused()
  await tabTo(form.getByRole('combobox', { name: words.new.who }))
  await keyboard.type(name)
  const asNew = form.getByRole('option', { name: fill(words.new.asNew, { name }) })
  await expect(asNew).toHaveAttribute('aria-selected', 'true')
  // Enter takes nobody before the list is that of the text.
  await expect(async () => {
    await keyboard.press('Enter')
    await expect(asNew).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await tabTo(form.getByRole('combobox', { name: words.new.what }))
  await keyboard.press('ArrowDown')
  const remove = form.getByRole('button', { name: `Manicure ${words.new.removeItem}` })
  await expect(remove).toBeVisible()
  await chooseTime(form, words, '08:00')
  await tabAndPress(form.getByRole('button', { name: words.new.send }))
  await expectToast(words.new.booked)
  await closePanel(agenda, name)
}

async function chooseTime(form: Locator, words: AgendaWords, time: string): Promise<void> {
  const name = new RegExp(`^${beginOf(words.move.times)}`)
  const times = form.getByRole('group', { name })
  await tabTo(times.getByRole('radio').first())
  await form.page().keyboard.press('Space')
  const wanted = times.getByRole('radio', { name: time, exact: true })
  while (!(await wanted.isChecked())) await form.page().keyboard.press('ArrowRight')
}

async function closePanel({ page, words }: Agenda, name: string): Promise<void> {
  const panel = page.getByRole('complementary', { name })
  await tabTo(panel.getByRole('button', { name: words.close }), 'Shift+Tab')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
}

/** Somebody without an appointment, who is in the chair. */
async function bookVisitOfNow(page: Page, { userName }: OwnSalon): Promise<void> {
  const { catalogItems } = await readProvider(page.request, userName)
  const now = Temporal.Now.instant().round({
    smallestUnit: 'minute',
    roundingIncrement: 5,
    roundingMode: 'floor',
  })
  const booked = await page.request.post(`/salonApi/${userName}/visits`, {
    headers: { 'x-xsrf-token': await xsrfToken(page), 'idempotency-key': crypto.randomUUID() },
    data: {
      startTime: now.toString(),
      items: catalogItems.map(({ catalogItemId }) => ({ catalogItemId })),
    },
  })
  expect(booked.status(), await booked.text()).toBe(201)
}
