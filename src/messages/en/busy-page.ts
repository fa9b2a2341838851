/** The page in place of any other while the server cannot answer. */
export const busyPage = {
  title: 'One moment please',
  text: 'It is very busy right now. Try again in a few seconds.',
  again: 'Try again',
} as const
