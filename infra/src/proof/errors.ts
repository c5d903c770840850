/** A tree head in the second place is not one that this program wrote: nothing is built upon it. */
export class UnsoundTreeHeadError extends Error {
  override readonly name = 'UnsoundTreeHeadError';
  constructor(
    readonly sequence: number,
    what: string,
  ) {
    super(`Head ${sequence} of the log ${what}. No more heads are written until somebody has looked`);
  }
}
