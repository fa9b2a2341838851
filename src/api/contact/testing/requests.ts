import type { registerProvider, sendContactRequest } from '#contract/contact.ts'
import type { Request } from '#contract/endpoint.ts'

type Message = Request<typeof sendContactRequest>['body']
type Registration = Request<typeof registerProvider>['body']

/** A valid message of the contact page. */
export function aMessage(options: Partial<Message> = {}): Message {
  return {
    requestType: 'contact-us',
    name: 'Anouk Vermeer',
    email: 'anouk.vermeer@voorbeeld.nl',
    message: 'Verkopen jullie cadeaubonnen?',
    ...options,
  }
}

/** A valid request for a demo, relative to the ordinary day of the tests. */
export function aDemoRequest(options: Partial<Message> = {}): Message {
  return aMessage({
    requestType: 'demo-scheduling',
    phone: '06 12345678',
    termsAccepted: true,
    demoDate: '2026-12-01',
    demoTime: '15:00',
    plan: 'software-marketing',
    ...options,
  })
}

export function aRegistration(options: Partial<Registration> = {}): Registration {
  return {
    fullName: 'Samira el Idrissi',
    email: 'samira@voorbeeld.nl',
    phone: '06-1234 5678',
    services: 'Henna, bruiden en feesten',
    experience: 9,
    postalCode: '1094 GZ',
    terms: true,
    ...options,
  }
}
