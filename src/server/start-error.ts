/** The server cannot start for a reason outside its code; the message is one line that a person can act on. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
