import { expect, type Page } from '@playwright/test'

/** The error has the focus and is completely visible. */
export async function expectFocusedInView(page: Page): Promise<void> {
  const alert = page.getByRole('alert')
  await expect(alert).toBeInViewport({ ratio: 1 })
  await expect(alert.and(page.locator(':focus, :focus *'))).toBeVisible()
}
