/** A name without its accents and capitals, as file names and user names have it. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}|’/gu, '')
    .toLowerCase()
}
