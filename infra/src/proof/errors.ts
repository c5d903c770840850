/** A stored tree head was not written by this program, so none is written after it. */
export class UnsoundTreeHeadError extends Error {
  override readonly name = 'UnsoundTreeHeadError';
  constructor(
    readonly sequence: number,
    problem: string,
  ) {
    super(`Tree head ${sequence} ${problem}. No more tree heads are signed until somebody has found out why`);
  }
}
