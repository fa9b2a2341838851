/** The mail with the code that proves an address: nothing in it was typed by anybody. */
export const mailAddressMail = {
  subject: '{{code}} is your code for mails about an appointment',
  heading: 'Is this your address?',
  opening:
    'Somebody booked an appointment with Bloesem and gave this address for the mails about it. If it was you, enter this code on the page of the appointment. From then on we mail you here as well.',
  code: 'Code',
  life: 'The code works for half an hour.',
  notYou:
    'Was it not you? Then there is nothing to do: without the code we mail nothing about it here.',
  link: 'To the appointment',
} as const
