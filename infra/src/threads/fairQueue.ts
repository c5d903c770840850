/** A queue that takes turns between owners, so that an owner with many items does not delay the others. */
export class FairQueue<Item> {
  /** The next item is the first of the first owner. */
  readonly #itemsByOwner = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(owner: string, item: Item): void {
    const items = this.#itemsByOwner.get(owner);
    if (items === undefined) this.#itemsByOwner.set(owner, [item]);
    else items.push(item);
    this.#size += 1;
  }

  /** @returns undefined when the queue is empty */
  shift(): Item | undefined {
    for (const [owner, items] of this.#itemsByOwner) {
      const next = items.shift();
      this.#itemsByOwner.delete(owner);
      // Moves the owner behind the others.
      if (items.length > 0) this.#itemsByOwner.set(owner, items);
      this.#size -= 1;
      return next;
    }
    return undefined;
  }

  remove(owner: string, item: Item): void {
    const items = this.#itemsByOwner.get(owner) ?? [];
    const index = items.indexOf(item);
    if (index === -1) return;
    items.splice(index, 1);
    if (items.length === 0) this.#itemsByOwner.delete(owner);
    this.#size -= 1;
  }
}
