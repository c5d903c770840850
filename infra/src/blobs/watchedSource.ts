/** Distinguishes a failure of the source from a failure of the store. */
export class WatchedSource implements AsyncIterable<Buffer> {
  #failure: { readonly reason: unknown } | null = null;

  constructor(private readonly source: AsyncIterable<Buffer>) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer, void, undefined> {
    try {
      yield* this.source;
    } catch (error) {
      this.#failure = { reason: error };
      throw error;
    }
  }

  /** Throws the error of the source, if it failed. */
  rethrow(): void {
    if (this.#failure !== null) throw this.#failure.reason;
  }
}
