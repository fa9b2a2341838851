/** How an operation of the operator's desk refuses everybody who is no operator, and one without a second factor. */
export const operatorRefusals = [
  'sign-in-required',
  'invalid-token',
  'forbidden',
  'second-factor-required',
  'second-factor-not-shown',
] as const
