import { linkOptions } from '@tanstack/react-router'

/** Link options of a salon's page, with the chosen start if any. */
export function profileLink(userName: string, start?: string) {
  return linkOptions({
    to: '/profile/$id',
    params: { id: userName },
    search: start ? { start } : {},
  })
}
