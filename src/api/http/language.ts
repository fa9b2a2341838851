import type { FastifyRequest } from 'fastify'

/** The reader's language: the cookie of the language switch, else what the client prefers, else English (row LANG-01). */
export function languageOf(request: FastifyRequest): 'en' | 'nl' {
  const chosen = request.cookies.language
  if (chosen === 'en' || chosen === 'nl') return chosen
  return /^nl\b/i.test(request.headers['accept-language'] ?? '') ? 'nl' : 'en'
}
