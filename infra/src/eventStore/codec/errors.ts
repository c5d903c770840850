/** An event cannot be written or read: its type is unknown, or its content does not fit the type. */
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
