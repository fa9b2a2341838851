/** Texts of the ZIP file with all that a salon has: the file that explains the others, and headers of tables. */
export const archiveText = {
  readme: `Everything of your salon at Bloesem

README.txt     this text
LEESMIJ.txt    the same in Dutch
profile.json   what your page says: name, texts, address, contact details
settings.json  how a booking comes in, and the mails to the salon
hours.json     opening hours of the week, other hours and closures to come
menu.json      treatments and add-ons, with prices, durations and VAT
menu.csv       the same as a table, which can be read in again under Treatments
clients.csv    your clients: contact details, number of visits, what was spent
cards.csv      the cards of your clients with your notes; visits.csv names them by their id
visits.csv     all visits, past and to come, with client, treatments, amounts and your notes
history.csv    what happened to each visit, when and by whom
mails.csv      mails about visits to your clients, with an x when they left
agenda.ics     the visits for a calendar program, without cancelled and declined ones
blocks.csv     the times that you blocked in your agenda
offers.json    your offers, also those that ended, with how often each was used
members.json   who works at your salon, and in which role
reviews.csv    the reviews that your page shows, with your replies
reviews.json   the same, signed by this Bloesem: another one can verify that they were written here
reviews.json.sig  that signature (Ed25519), by the key at /.well-known/bloesem-reviews.pem
tax-details.json  what you filled in for the tax office, or null; with several owners without the whole BSN or RSIN
pictures.json  your pictures in their order, with descriptions
pictures/      the pictures as they are stored: three widths, as AVIF and WebP
missing-pictures.txt  pictures that could not be read just now

Times have the offset of your salon's time zone. Amounts are in euros, VAT included.
An apostrophe in front of a cell keeps spreadsheets from computing it.
A client who deleted their account, or was erased, has visits without name and contact details.
An anonymous review has neither name nor treatment.

It has names, phone numbers and addresses of people. Keep it safe, and delete it when you no longer need it.`,
  visits: [
    ...(['Number', 'Id', 'Start', 'End', 'Status', 'Client', 'Telephone', 'Email'] as const),
    ...(['Address', 'Client id', 'Treatments', 'Travel fee', 'Discount', 'Total'] as const),
    ...(['Message', 'Note', 'Booked at'] as const),
  ],
  history: [
    ...(['Number', 'Id', 'At', 'By', 'Member', 'Status before', 'Status'] as const),
    ...(['Start before', 'Agreed at', 'Undone at', 'Words'] as const),
  ],
  mails: ['Number', 'Id', 'At', 'Mail', 'Sent'],
  cards: ['Client id', 'Name', 'Telephone', 'Email', 'Note', 'Client since', 'Blocked since'],
  blocks: ['Id', 'Agenda', 'Start', 'End', 'Reason'],
  reviews: [
    ...(['Id', 'Written at', 'Stars', 'Review', 'Client', 'Treatment'] as const),
    ...(['Reply', 'Language'] as const),
  ],
}
