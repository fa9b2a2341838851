import fc from 'fast-check'

const TEXTS: readonly string[] = [
  '',
  ' ',
  '\t\r\n',
  '0',
  '-0',
  '-1',
  '1e400',
  '0x10',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff',
  '\u202egnp.exe',
  '\ufeff',
  'e\u0301',
  '👩🏽‍🦱',
  'ß',
  'İ',
  'x'.repeat(257),
  'x'.repeat(9_000),
  'é'.repeat(3_000),
  "' or 1=1 --",
  '"; drop table orders; --',
  '%',
  '_',
  '\\',
  '{1,2}',
  '$1',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '../../etc/passwd',
  '..\\..',
  '%00',
  '%2e',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  'then',
  '2026-02-30',
  '2026-13-01',
  '0000-01-01',
  '9999-12-31',
  '-271821-04-20',
  '+275760-09-14',
  '2026-11-24T10:00:00',
  '2026-11-24T10:00:00Z',
  '2026-11-24T10:00:60Z',
  '24-11-2026',
  '2026-11-24T10:00:00+23:59',
  '2026-11-24T10:00:00-23:59',
  '2026-11-24T10:00:00.123456789Z',
  '9999-12-31T23:59:59-23:59',
  '0000-01-01T00:00:00+23:59',
  '2026-W48-2',
  '2026-11-24T24:00:00Z',
  '2026-03-29T02:30:00+01:00',
  '2026-10-25T02:30:00+02:00',
  'Europe/Amsterdam',
  'Etc/GMT+14',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'a@b',
  'a@b.nl\r\nBcc: c@d.nl',
  'sanne',
  'SANNE',
  'studio-bloesem',
  'studio-bloesem ',
  '0612345678',
]

/** Invalid and malicious values. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.constantFrom(...TEXTS), weight: 4 },
  { arbitrary: fc.constantFrom(...numbers()), weight: 3 },
  { arbitrary: fc.constantFrom(...shapes()), weight: 3 },
  { arbitrary: anyCharacters(), weight: 2 },
  { arbitrary: fc.double(), weight: 1 },
  { arbitrary: fc.bigInt().map((number) => `${number}`), weight: 1 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
)

// Also halves of characters. The library's own `binary` texts first make a table of all characters, for a second and a half.
function anyCharacters(): fc.Arbitrary<string> {
  const points = fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 40 })
  return points.map((each) => String.fromCodePoint(...each))
}

function numbers(): number[] {
  return [
    -0,
    -1,
    0.1,
    0.005,
    1.005,
    2.5,
    5e-324,
    2 ** 31,
    2 ** 53,
    2 ** 63,
    1e15,
    1e21,
    1e308,
    -1e308,
    999_999_999.99,
    8_640_000_000_000_001,
    253_402_300_800,
  ]
}

function shapes(): unknown[] {
  return [
    null,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    { length: 1e9 },
    { toJSON: 'x' },
    { $ne: null },
    { toString: null },
    { valueOf: 1 },
    Array(300).fill(0),
    Array(300).fill({}),
    nested(2_000, (inner) => [inner]),
    nested(300, (inner) => ({ a: inner })),
  ]
}

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = wrap(value)
  return value
}
