/**
 * The headers of every response, replies to malformed requests included. The content security policy is that of a
 * response without content to render; pages set their own, with nonces.
 */
export function securityHeaders(
  publicUrl: URL,
  { hstsSubdomains = false }: { hstsSubdomains?: boolean | undefined } = {},
): Readonly<Record<string, string>> {
  const hsts = `max-age=63072000${hstsSubdomains ? '; includeSubDomains' : ''}`
  return {
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'permissions-policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'same-origin', // no-referrer would make form posts send `Origin: null`
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(publicUrl.protocol === 'https:' && { 'strict-transport-security': hsts }),
  }
}

// Features that the product does not use. Chromium warns about names that it does not know, so others are left out.
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
