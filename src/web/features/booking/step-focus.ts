let hasChanged = false

/** A step was left for another one in this tab; from then on each new step takes the focus. */
export function markStepChanged(): void {
  hasChanged = true
}

export function hasChangedStep(): boolean {
  return hasChanged
}
