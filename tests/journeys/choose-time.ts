import { expect, type Page } from '@playwright/test'

/** Chooses the first free time on or after a day, in a later week if needed. @returns its ISO start */
export async function chooseFirstFreeTime(
  page: Page,
  earliest: Temporal.PlainDate,
): Promise<string> {
  const days = page.getByRole('radiogroup', { name: /^(Day|Dag)$/ }).getByRole('radio')
  const freeDays = page.getByRole('radio', { name: /(\d times?|\d tijd(en)?) (free|vrij)$/ })
  // The schedule opens on the first day with a free time, or on a day that has just become full.
  const fullDay = page.getByRole('heading', { name: / is (full|vol)$/ })
  await expect(freeDays.or(fullDay).first()).toBeVisible()
  let date = await firstFrom()
  while (date === undefined) {
    const monday = Temporal.PlainDate.from(await days.first().inputValue())
    await page
      .getByRole('button', { name: /^(Next week|Volgende week)$/ })
      .first()
      .click()
    await expect(days.first()).toHaveValue(monday.add({ days: 7 }).toString())
    await expect(page.locator('.animate-shimmer').filter({ visible: true })).toHaveCount(0)
    date = await firstFrom()
  }
  await page.locator(`input[name=day][value="${date}"]`).check()
  const slot = page.locator(`input[name=slot][value^="${date}"]:enabled`).first()
  await slot.check()
  return slot.inputValue()

  async function firstFrom() {
    const values = await freeDays.evaluateAll((boxes) =>
      boxes.map((box) => box.getAttribute('value')),
    )
    return values.find((value) => value !== null && value >= earliest.toString())
  }
}
