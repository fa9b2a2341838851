/** The first parts of the keys of a salon's agenda. */
export function agendaKey(userName: string) {
  return ['agenda', userName] as const
}
