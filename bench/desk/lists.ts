/** What operators read, as `npm run bench desk` asks it: one line for each list and each of its filters. */
export const LISTS: Readonly<Record<string, string>> = {
  log: '/deskApi/log',
  'log, by operator': '/deskApi/log?operator=beheer',
  'log, of an order': '/deskApi/log?targetKind=order&targetId=77',
  'orders, by name': '/deskApi/orders?text=Jansen',
  'orders, by rare name': '/deskApi/orders?text=Zonneveld-77777',
  'orders, by name and day': '/deskApi/orders?text=Jansen&day=$tomorrow',
  'orders, by mail address': '/deskApi/orders?text=klant-4711@voorbeeld.nl',
  'orders, by telephone': '/deskApi/orders?text=0600004711',
  'orders, by number': '/deskApi/orders?text=BL-0000-0000',
  'orders, opened': '/deskApi/opened-orders',
}

/** Counts over a period; they read all of it, so that they have a target of their own. */
export const NUMBERS: Readonly<Record<string, string>> = {
  'numbers, 28 days': '/deskApi/numbers?period=28-days',
  'numbers, a year': '/deskApi/numbers?period=year',
}
