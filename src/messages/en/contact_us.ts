/** The page to write to the operator; two of its keys are named by the specification. */
export const contact_us = {
  title: 'Ask us anything',
  intro:
    'A person reads this, on working days within a day. About an appointment? Your salon knows most.',
  name: 'Name',
  email: 'Email',
  emailHint: 'We answer here.',
  phone: 'Phone',
  message: 'Message',
  placeholder: 'What can we do for you?',
  keeping: 'We keep your message to help you, and for two years at most.',
  submit: 'Send message',
  sending: 'Sending …',
  required: {
    name: 'Fill in your name.',
    email: 'Fill in your email address.',
    message: 'Write what we can do for you.',
  },
  validEmail: 'An email address looks like name@example.com.',
  validPhone: 'Only digits, spaces and hyphens, such as 06 12345678 or +31 6 12345678.',
  error_message: 'Your message was not sent. It is still here.',
  thanks: 'Thank you, {{name}}',
  success_message: 'Your message is with us. We answer at {{email}}.',
  search: 'To the salons',
  quicker: {
    title: 'Quicker, perhaps',
    move: 'Move or cancel an appointment',
    moveText: 'From the appointment itself',
    review: 'Write a review',
    reviewText: 'From the appointment, once it has been',
    joinText: 'Five minutes to fill in',
  },
}
