/** The mail of a reply to a message, and texts to begin one with. */
export const contactReply = {
  subjects: {
    'contact-us': 'Re: your message [{{reference}}]',
    'contact-sales': 'Re: your question about plans [{{reference}}]',
    'demo-scheduling': 'Re: your request for a demo [{{reference}}]',
  },
  heading: 'Hello {{name}}',
  opening: 'You wrote to us on {{day}}. This is our reply.',
  label: 'Reply',
  note: 'Reply to this mail, and leave [{{reference}}] in the subject: then we find your message at once.',
  link: 'To the site',
  templates: {
    demo: 'The time that you chose suits us. We mail you a link for the video call a day before.',
    more: 'Could you tell us a little more, so that we can help you well?',
    data: 'You can download or delete everything that we store about you: sign in and open Your data.',
    thanks: 'Thank you for telling us. We are going to look into it.',
  },
} as const
