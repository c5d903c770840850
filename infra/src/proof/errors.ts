/** A tree head in the second place was not written by this program, so none is written after it. */
export class UnsoundTreeHeadError extends Error {
  override readonly name = 'UnsoundTreeHeadError';
  constructor(
    readonly sequence: number,
    what: string,
  ) {
    super(`Head ${sequence} of the log ${what}. No more heads are written until somebody has looked`);
  }
}
