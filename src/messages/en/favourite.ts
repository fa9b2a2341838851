/** The heart on a salon. */
export const favourite = {
  keep: 'Keep {{name}}',
  notKept: '{{name}} was not kept. Try it again.',
  stillKept: '{{name}} could not be let go of. Try it again.',
} as const
