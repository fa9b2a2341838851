/** How an operation of the workspace refuses a caller who is no member with the permission, or lacks a second factor. */
export const memberRefusals = [
  'sign-in-required',
  'invalid-token',
  'forbidden',
  'second-factor-required',
  'second-factor-not-shown',
] as const
