/**
 * A reason why the product cannot start, in words for whoever starts it: what is wrong and what to do.
 * main prints the message without a stack; anything else that is thrown is a defect and keeps its stack.
 */
export class StartupError extends Error {
  override name = 'StartupError'
}
