/**
 * A condition on pg_stat_activity for the connections of this database that listen on a channel whose name begins so. The last
 * statement of a connection is its `listen`, and after ten seconds its heartbeat.
 */
export function isListening(channel: string): string {
  return `(query like 'listen "${channel}%' or query = 'select 1') and datname = current_database()`
}
