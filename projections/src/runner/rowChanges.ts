/** The change that a batch of events makes to one row: all its columns, some of them, or its key alone. */
export interface RowChange {
  readonly kind: 'put' | 'change' | 'remove';
  readonly row: object;
}

export interface FoldedChanges {
  /** One change a row. */
  all(): readonly RowChange[];
  /** There is no row of this person any more, whatever its key. Needs a column `user_id`. */
  removeAllOf(userId: string): void;
  /** The people whose rows from before the batch are deleted. */
  people(): readonly string[];
}

/* * Folds the changes of the handlers for one table, in order, into at most one change a row, so that a whole batch is
 * written in a few statements.
 */
export class RowChanges<Row extends object, Key extends keyof Row & string> implements FoldedChanges {
  readonly #changes = new Map<string, RowChange>();
  readonly #key: readonly Key[];
  readonly #people = new Set<string>();

  constructor(key: readonly Key[]) {
    this.#key = key;
  }

  /** The row is now exactly this, whether it was there before or not. */
  put(row: Row): void {
    this.#changes.set(this.#identify(row), { kind: 'put', row });
  }

  /** These columns of the row now hold this; nothing happens when there is no such row. */
  change(key: Pick<Row, Key>, columns: Partial<Omit<Row, Key>>): void {
    const identity = this.#identify(key);
    const before = this.#changes.get(identity);
    if (before === undefined) {
      this.#changes.set(identity, { kind: 'change', row: { ...columns, ...key } });
    } else if (before.kind !== 'remove') {
      this.#changes.set(identity, { kind: before.kind, row: { ...before.row, ...columns } });
    }
  }

  /** There is no such row any more. */
  remove(key: Pick<Row, Key>): void {
    this.#changes.set(this.#identify(key), { kind: 'remove', row: { ...key } });
  }

  removeAllOf(userId: string): void {
    this.#people.add(userId);
    // A change of a row from before the batch has no effect: the row has been deleted by then.
    for (const [identity, { row }] of this.#changes) {
      if ('user_id' in row && row.user_id === userId) this.#changes.delete(identity);
    }
  }

  people(): readonly string[] {
    return [...this.#people];
  }

  all(): readonly RowChange[] {
    return [...this.#changes.values()];
  }

  #identify(row: Pick<Row, Key>): string {
    return JSON.stringify(this.#key.map((column) => row[column]));
  }
}
