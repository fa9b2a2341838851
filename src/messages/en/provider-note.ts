/** The note of a visit that the members alone read. */
export const providerNote = {
  label: 'Note for your team',
  hint: 'Your team alone sees this. Write nothing about health.',
  save: 'Save the note',
  saving: 'Saving',
  failed: 'The note is not saved yet',
  changed: 'A colleague changed this note meanwhile',
  changedTo: 'It now says: “{{note}}” Saving yours replaces it.',
  emptied: 'It is empty now. Saving yours brings it back.',
} as const
