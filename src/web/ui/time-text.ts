/**
 * A typed time as 'HH:MM': '9', '930', '9.30' and '0930' are read as hours and minutes. Other text stays, and is found
 * wrong when it is sent.
 */
export function timeFromText(text: string): string {
  const [, hours = '', minutes = '00'] = TYPED_TIME.exec(text.trim()) ?? []
  return hours === '' ? text.trim() : `${hours.padStart(2, '0')}:${minutes}`
}

// Four digits, or hours of one or two digits that may be followed by a sign and minutes.
const TYPED_TIME = /^(\d{1,2})(?:[:.,h ]?(\d{2}))?$/
