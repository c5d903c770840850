/** An event that cannot be written or read back: nobody knows its type, or its content is not what it must be. */
export class CodecError extends Error {
  override readonly name = 'CodecError';
  constructor(
    readonly stream: string,
    readonly revision: bigint,
    readonly type: string,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(`${type} at ${stream} revision ${revision}: ${reason}`, options);
  }
}
