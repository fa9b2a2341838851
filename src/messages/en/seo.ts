/** Titles (at most about 65 characters) and descriptions (at most 160) of pages (row APP-14). */
export const seo = {
  title: '{{page}} | Bloesem',
  search: {
    title: 'Book beauty and wellness in {{city}}',
    description:
      'Hair, nails, skin and more in {{city}}: compare salons, see what is free and book at once. Prices with everything in them, reviews by real visitors.',
    categoryTitle: '{{category}} in {{city}}: free times and prices',
    categoryDescription:
      '{{category}} in {{city}}: compare salons on reviews, price and the first free time, and book at once. You pay at the salon.',
  },
  signIn: { title: 'Sign in', description: 'Sign in to book and to see your appointments.' },
  notFound: { title: 'Page not found' },
  noAccess: { title: 'No access' },
}
