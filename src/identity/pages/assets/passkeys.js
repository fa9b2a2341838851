// Asks the browser for a passkey and sends its answer with the form. Without scripts the forms stay hidden.
const { browserSupportsWebAuthn, startAuthentication, startRegistration } = SimpleWebAuthnBrowser

for (const form of document.querySelectorAll('form[data-passkey]')) {
  if (!browserSupportsWebAuthn()) break
  const start = form.dataset.passkey === 'new' ? startRegistration : startAuthentication
  const problem = form.querySelector('[role=alert]')
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    problem.hidden = true
    start({ optionsJSON: JSON.parse(form.dataset.options) }).then(
      (credential) => {
        form.elements.credential.value = JSON.stringify(credential)
        form.submit()
      },
      () => {
        problem.hidden = false
      },
    )
  })
}
