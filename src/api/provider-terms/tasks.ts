declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'announce-provider-terms': { readonly termsId: string }
    'provider-terms-mail': ProviderTermsMailJob
  }
}

/** The mail about a version of the terms to one member. */
export interface ProviderTermsMailJob {
  readonly termsId: string
  readonly userName: string
}
