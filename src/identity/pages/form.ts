import { fill } from '#messages/fill.ts'
import { attributes, html, type Markup } from '../markup.ts'
import { MAIN_FORM, type Reader } from './layout.ts'

export interface Field {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel' | 'password'
  autocomplete: string
  value?: string | undefined
  hint?: string
  isOptional?: boolean
  inputMode?: 'numeric' | 'email'
  isCode?: boolean
}

/** Field name → message. */
export type Problems = Record<string, string>

export interface MainForm {
  action: string
  xsrf: string
  fields: Field[]
  /** Further hidden values. */
  hidden?: Record<string, string>
  problems: Problems
  submit: string
}

/** A form with a summary of its problems on top; the first invalid or empty field has the focus. */
export function mainForm(
  { action, xsrf, fields, hidden = {}, problems, submit }: MainForm,
  reader: Reader,
): Markup {
  const focused = fields.find(({ name }) => problems[name]) ?? fields.find(({ value }) => !value)
  return html`${summary(fields, problems, reader)}
<form id="${MAIN_FORM}" method="post" action="${action}" novalidate>
${hiddenFields({ xsrf, ...hidden })}
${fields.map((field) => fieldMarkup(field, problems[field.name], field === focused, reader))}
<button class="button">${submit}</button>
</form>`
}

/** The hidden fields of a form. */
export function hiddenFields(values: Record<string, string>): Markup[] {
  return Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
}

/** A problem that belongs to no field; it gets the focus. */
export function errorNote(text: string): Markup {
  return html`<div class="note" role="alert" tabindex="-1" autofocus>${warningIcon()}<div>${text}</div></div>`
}

/** An information. */
export function infoNote(text: string): Markup {
  return html`<div class="note plain"><div>${text}</div></div>`
}

/** A success. */
export function successNote(text: string): Markup {
  return html`<div class="note good" role="status"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M20 6 9 17l-5-5"/></svg><div>${text}</div></div>`
}

function summary(fields: Field[], problems: Problems, { words }: Reader): Markup | null {
  const wrong = fields.filter(({ name }) => problems[name])
  if (wrong.length === 0) return null
  const count =
    wrong.length === 1 ? words.problems_one : fill(words.problems_other, { count: wrong.length })
  const links = wrong.map(({ name, label }) => html`<li><a href="#${name}">${label}</a></li>`)
  return html`<div class="note" role="alert">${warningIcon()}<div><b>${count}</b><ul>${links}</ul></div></div>`
}

/** A field with its label, hint and problem. */
export function fieldMarkup(
  field: Field,
  problem: string | undefined,
  isFocused: boolean,
  { words }: Reader,
): Markup {
  const { name, label, hint, isOptional = false } = field
  const describedBy = [problem && `${name}-problem`, hint && `${name}-hint`]
    .filter(Boolean)
    .join(' ')
  const input = attributes({
    class: field.isCode ? 'input code' : 'input',
    id: name,
    name,
    type: field.type ?? 'text',
    value: field.value,
    autocomplete: field.autocomplete,
    autocapitalize: field.autocomplete === 'name' ? 'words' : 'none',
    spellcheck: 'false',
    inputmode: field.inputMode,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': problem ? 'true' : undefined,
    required: !isOptional,
    autofocus: isFocused,
  })
  return html`<div>
<label for="${name}">${label}${isOptional && html` <em>(${words.optional})</em>`}</label>
<input${input}>
${problem && html`<p class="message" id="${name}-problem">${warningIcon('small')}<span>${problem}</span></p>`}
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
</div>`
}

function warningIcon(size = ''): Markup {
  return html`<svg class="icon ${size}" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="M12 8v4M12 16h.01"/></svg>`
}
