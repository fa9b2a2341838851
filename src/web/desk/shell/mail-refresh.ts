/** How often a page with a mail that is about to leave is read again, so that it says when the mail left (DESK-296). */
export const MAIL_REFRESH_MS = 3_000
