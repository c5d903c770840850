/** No blob is stored under this key. */
export class BlobNotFoundError extends Error {
  override readonly name = 'BlobNotFoundError';
  constructor(
    readonly key: string,
    options?: ErrorOptions,
  ) {
    super(`There are no bytes under ${key}`, options);
  }
}

/** The store did not answer in time, is unreachable or full. A write may or may not have happened. */
export class BlobStoreUnavailableError extends Error {
  override readonly name = 'BlobStoreUnavailableError';
  constructor(operation: string, options?: ErrorOptions) {
    super(`The store of files did not answer: ${operation}`, options);
  }
}
