import { linkOptions } from '@tanstack/react-router'

/** The address of a salon's page, at a start that was pressed where there is one. */
export function profileLink(userName: string, start?: string) {
  return linkOptions({
    to: '/profile/$id',
    params: { id: userName },
    search: start ? { start } : {},
  })
}
