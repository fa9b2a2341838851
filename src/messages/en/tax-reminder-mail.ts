/** The mail to owners whose tax details are incomplete. */
export const taxReminderMail = {
  subject: 'The tax office asks for details of {{salon}}',
  heading: 'Details for the tax office are missing',
  opening:
    'By {{day}} at the latest we must tell the tax office what {{salon}} earned on Bloesem in {{year}}, and who that was. Not everything that the law asks is filled in.',
  rows: { missing: 'What is missing', nothing: 'Everything: nothing is filled in yet' },
  kept: 'What you fill in is stored encrypted. Only the operator and the tax office see it.',
  why: 'The law (DAC7) asks this of every market. A salon that does not answer after two reminders and sixty days may be paused until the details are there.',
  link: 'Fill in the details',
}
