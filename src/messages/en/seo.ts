/** Titles (at most about 65 characters) and descriptions (at most 160) of pages (row APP-14). */
export const seo = {
  title: '{{page}} | Bloesem',
  search: {
    title: 'Book beauty and wellness in and around {{city}}',
    description:
      'Hair, nails, skin and more in and around {{city}}: compare salons, see what is free and book at once. Prices with everything in them, reviews by real visitors.',
    categoryTitle: '{{category}} in and around {{city}}: free times',
    categoryDescription:
      '{{category}} in and around {{city}}: compare salons on reviews, price and the first free time, and book at once. You pay at the salon.',
  },
  /** One entry for each page whose words are always the same (web/head.ts, `namedHead`). */
  pages: {
    terms: {
      title: 'Terms',
      text: 'What you may expect of us and of the salon when you book, change or cancel a treatment, and what we may expect of you.',
    },
    providerTerms: {
      title: 'Terms for salons',
      text: 'The agreement between a salon and the operator of this site: your page, bookings, cancelling, prices, reviews, ranking, plans and data.',
    },
    privacy: {
      title: 'Privacy statement',
      text: 'Every kind of data we keep about you, why, on what ground, how long, who sees it, and how you take it with you or have it erased.',
    },
    cookies: {
      title: 'Cookies we use',
      text: 'Every cookie and everything else this site keeps in your browser: its name, what for and for how long. None of it follows you.',
    },
    contact: {
      title: 'Contact us',
      text: 'Ask whoever runs this site anything: a question, a complaint, an idea. A person reads it and answers by email.',
    },
    registration: {
      title: 'Put your salon on Bloesem',
      text: 'Sign up your salon or yourself: bookings day and night, a page of your own and a place on the map. It takes five minutes.',
    },
    signIn: { title: 'Sign in', text: 'Sign in to book and to see your appointments.' },
    notFound: { title: 'Page not found', text: 'There is no page at this address.' },
    noAccess: { title: 'No access', text: 'This page belongs to somebody else.' },
    unavailable: {
      title: 'Not available for now',
      text: 'This page did not load. Try again in a moment.',
    },
    dashboard: {
      title: 'Dashboard',
      text: 'Your next appointment, what comes after it and the salons you keep.',
    },
    desk: { title: 'Operations', text: 'The desk of those who run this market.' },
    deskOrders: { title: 'Bookings', text: 'Find one booking, read what happened and help.' },
    deskNumbers: { title: 'Numbers', text: 'The market in counts without anybody in them.' },
    deskSalons: { title: 'Salons · Desk', text: 'All salons of this market.' },
    deskPeople: { title: 'People', text: 'Find somebody and help them.' },
    deskReports: { title: 'Reports · Desk', text: 'What was reported, and the decisions.' },
    deskReport: { title: 'Report · Desk', text: 'A report and its decision.' },
    deskMessages: { title: 'Messages', text: 'What was written to us.' },
    deskLog: { title: 'Log', text: 'What operators did, when and why.' },
    deskSystem: { title: 'System', text: 'What failed, settings, backup and version.' },
    deskStart: { title: 'Become operator', text: 'A link that makes an account operator.' },
    workspace: {
      title: 'Your salon',
      text: 'The workspace of your salon: for those who work there.',
    },
    noShow: {
      title: 'File: did not come',
      text: 'What is stored about an appointment to which nobody came, to print.',
    },
    agenda: {
      title: 'Agenda of your salon',
      text: 'The appointments of your salon, by day, week or list.',
    },
    requests: {
      title: 'Requests',
      text: 'The requests that wait for your answer.',
    },
    visitLink: {
      title: 'Your appointment',
      text: 'See your appointment and accept the terms.',
    },
    report: {
      title: 'Report something',
      text: 'Report a review, a reply, a picture or a salon to the operator.',
    },
    objection: {
      title: 'Object to a decision',
      text: 'Say what is not right about a decision.',
    },
    answerLink: {
      title: 'Answer a request',
      text: 'Confirm a request or decline it.',
    },
    clients: {
      title: 'Clients',
      text: 'The clients of your salon.',
    },
    client: {
      title: 'Client',
      text: 'Appointments, details and note of a client of your salon.',
    },
    menu: {
      title: 'Treatments',
      text: 'The treatments and add-ons of your salon.',
    },
    menuItem: {
      title: 'Treatment',
      text: 'Names, price and duration of a treatment.',
    },
    offers: {
      title: 'Offers',
      text: 'The offers of your salon: what runs, how often each was used and what it cost.',
    },
    salonReviews: {
      title: 'Reviews of your salon',
      text: 'What customers wrote about your salon, and your answers.',
    },
    numbers: {
      title: 'Numbers',
      text: 'What your visits brought in, when you are full, and who comes back.',
    },
    hours: {
      title: 'Opening hours',
      text: 'The opening hours of your salon, exceptions and public holidays.',
    },
    salonProfile: {
      title: 'Profile and photos',
      text: 'What customers see of your salon: photos, texts and contact.',
    },
    checklist: {
      title: 'What your salon still needs',
      text: 'The steps that make your salon ready for customers.',
    },
    team: {
      title: 'Your salon’s team',
      text: 'Who works at your salon, and who may do what.',
    },
    registrationLink: {
      title: 'Your registration',
      text: 'A question about the registration of a salon, or its last step.',
    },
    deskRegistrations: {
      title: 'Registrations',
      text: 'Salons that want to join.',
    },
    invitation: {
      title: 'Invitation',
      text: 'An invitation to work at a salon.',
    },
    settings: {
      title: 'Settings',
      text: 'How customers book your salon.',
    },
    more: {
      title: 'More',
      text: 'The rest of your workspace, language and signing out.',
    },
    personalData: {
      title: 'My data',
      text: 'Everything we keep about you: to take with you, or to have erased.',
    },
    bookings: {
      title: 'My appointments',
      text: 'Your appointments: what is coming up and what has been.',
    },
    install: {
      title: 'Put it on your home screen',
      text: 'In three steps on an iPhone, an iPad or an Android phone: open Bloesem with one press and read your appointments without a connection.',
    },
    ranking: {
      title: 'How results are ranked',
      text: 'Which rules decide who comes first in the search, what they look at and what never counts. Nobody can pay for a place.',
    },
    pricing: {
      title: 'Plans and prices for salons',
      text: 'Booking, marketing and salon software for beauty professionals: three plans side by side, free to try, and no share of your bookings for us.',
    },
    reviewChecks: {
      title: 'How reviews are checked',
      text: 'Who can write a review, who is asked for one, what is shown, how the average is made and when a review is taken away.',
    },
    reviews: { title: 'Reviews of a salon', text: 'What visitors say of this salon.' },
    writeReview: { title: 'Write a review', text: 'Say how your visit was.' },
    booking: { title: 'Your appointment', text: 'When, where and for how much, as it stands now.' },
  },
} as const
