/** Characters; those of `website` hold for each address. */
export const PROFILE_LENGTHS = {
  fullName: 80,
  intro: 1_000,
  street: 120,
  website: 200,
} as const
