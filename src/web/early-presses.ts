const AWAKE = 'awake'

/** Says that the page answers to presses by itself from now on. */
export function tellAwake(): void {
  document.dispatchEvent(new Event(AWAKE))
}

/** The script that keeps what is pressed or chosen before a page answers, the last of it, and does it once it does. */
export const earlyPresses = `(${keepEarlyPress})('${AWAKE}')`

/** Runs in the page, by itself: it may name nothing from around it. */
function keepEarlyPress(awake: string): void {
  let catchUp = () => {}
  const keep = (event: Event) => {
    const target = event.target as Element
    const pressed = target.closest<HTMLElement>(
      // What opens by itself has done so.
      'button[type=button]:not([popovertarget]),[type=radio],[type=checkbox]',
    )
    const select = event.type === 'change' && target instanceof HTMLSelectElement && target
    if (!(event.type === 'click' ? pressed : select)) return
    // Done here or by the framework that comes to life meanwhile, never by both.
    event.stopPropagation()
    if (select) {
      const { value } = select
      catchUp = () => {
        select.value = value
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }
    } else if (pressed instanceof HTMLInputElement) {
      const { checked } = pressed
      catchUp = () => {
        // Wakes the part of the page it is in, which then sees it change.
        pressed.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
        pressed.checked = !checked
        pressed.click()
      }
    } else catchUp = () => pressed?.click()
  }
  addEventListener('click', keep, true)
  addEventListener('change', keep, true)
  // In a turn of its own: what is still asleep within the page can be woken then.
  const answer = () => {
    removeEventListener('click', keep, true)
    removeEventListener('change', keep, true)
    catchUp()
  }
  document.addEventListener(awake, () => setTimeout(answer), { once: true })
}
