/**
 * An expected reason why the product cannot start, with a message for the operator: the problem and the remedy. main
 * prints it without a stack; other errors are defects and keep theirs.
 */
export class StartupError extends Error {
  override name = 'StartupError'
}
