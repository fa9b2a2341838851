/** A name in lower case without accents, for file names and user names. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}|’/gu, '')
    .toLowerCase()
}
