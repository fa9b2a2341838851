import { expect, type Page } from '@playwright/test'
import { enPages } from '#messages/en-pages.ts'

/** Does something that would lose what is typed, and answers the question that the browser then shows. */
export async function answerLeaveQuestion(
  page: Page,
  answer: 'stay' | 'leave',
  act: () => Promise<unknown>,
  words: string = enPages.workspace.leaveQuestion,
): Promise<void> {
  // The act may not return before the question is answered.
  const asked = page.waitForEvent('dialog').then(async (question) => {
    await (answer === 'leave' ? question.accept() : question.dismiss())
    return question.message()
  })
  await act()
  expect(await asked).toBe(words)
}
