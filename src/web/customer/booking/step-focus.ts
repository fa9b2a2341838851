let hasChanged = false

/** Marks that the step has changed in this tab; from then on each new step takes the focus. */
export function markStepChanged(): void {
  hasChanged = true
}

export function hasChangedStep(): boolean {
  return hasChanged
}
