/**
 * Whether a file is a HEIC picture, as an iPhone stores them (WORK-144). A browser that does not know the type, as on
 * Windows, gives none; then the name says it.
 */
export function isHeic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))
}
