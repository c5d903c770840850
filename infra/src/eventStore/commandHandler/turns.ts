/**
 * One after another for the same name, at once for different ones. Within a process it spares writers of one stream the
 * conflicts that they would only have with each other.
 */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  /** Resolves or rejects as `work` does, which begins when everybody before has finished. */
  take<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(name) ?? Promise.resolve();
    const mine = before.then(work);
    const settled = mine.then(
      () => undefined,
      () => undefined,
    );
    this.#last.set(name, settled);
    void settled.then(() => {
      if (this.#last.get(name) === settled) this.#last.delete(name);
    });
    return mine;
  }
}
