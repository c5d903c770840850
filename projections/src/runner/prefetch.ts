/**
 * The same items, each requested while the one before it is being processed. A caller that stops early must also tell the
 * source to end, because the item requested ahead is not awaited.
 */
export async function* prefetch<Item>(source: AsyncIterable<Item>): AsyncGenerator<Item, void, undefined> {
  const items = source[Symbol.asyncIterator]();
  const ask = () => {
    const item = items.next();
    // The error is thrown when the item is taken; until then it must not count as unhandled.
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
    // Takes effect after the item requested ahead, whose error no longer matters.
    items.return?.(undefined).catch(() => undefined);
  }
}
