/**
 * The same items, each asked for while the one before it is still being worked on. Whoever stops taking from it also
 * has to tell the source to end: what was asked for ahead is not waited for.
 */
export async function* prefetch<Item>(source: AsyncIterable<Item>): AsyncGenerator<Item, void, undefined> {
  const items = source[Symbol.asyncIterator]();
  const ask = () => {
    const item = items.next();
    // Whoever takes the item sees the error; until then it must not count as unhandled.
    item.catch(() => undefined);
    return item;
  };
  let next = ask();
  try {
    for (;;) {
      const item = await next;
      if (item.done === true) return;
      next = ask();
      yield item.value;
    }
  } finally {
    // Takes effect after what was asked for ahead; an error there concerns nobody any more.
    items.return?.(undefined).catch(() => undefined);
  }
}
