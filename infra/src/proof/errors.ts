/** A tree head in the second place was not written by this program, so none is written after it. */
export class UnsoundTreeHeadError extends Error {
  override readonly name = 'UnsoundTreeHeadError';
  constructor(
    readonly sequence: number,
    what: string,
  ) {
    super(`Tree head ${sequence} ${what}. No more tree heads are signed until somebody has found out why`);
  }
}
