declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'announce-provider-terms': { readonly termsId: string }
    'provider-terms-mail': ProviderTermsMailJob
    'registration-terms-mail': RegistrationTermsMailJob
  }
}

/** The mail about a version of the terms to a salon without members. */
export interface RegistrationTermsMailJob {
  readonly termsId: string
  readonly registrationId: string
}

/** The mail about a version of the terms to one member. */
export interface ProviderTermsMailJob {
  readonly termsId: string
  readonly userName: string
}
