const LONGEST = 40

/**
 * A user name made of a salon's name: 'Atelier Blauweregen & Zn.' → 'atelier-blauweregen-zn'. 'salon' when nothing of the name
 * can be used.
 */
export function proposedUserName(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  const userName = words.replace(/^-+/, '').slice(0, LONGEST).replace(/-+$/, '')
  return userName.length > 1 ? userName : 'salon'
}

/** Whether a text can be a user name of a salon. */
export function isProviderUserName(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]{1,62}$/.test(text)
}
