/**
 * A configuration file with its `${NAME}` replaced, as `envsubst` does.
 * @throws when a name has no value, so that no file is used half filled
 */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  const missing = new Set<string>()
  const filled = text.replaceAll(/\$\{([A-Z][A-Z\d_]*)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) missing.add(name)
    return value ?? ''
  })
  if (missing.size > 0) throw new Error(`no value for ${[...missing].sort().join(', ')}`)
  return filled
}
