interface PendingLoad<Value> {
  readonly promise: Promise<Value | undefined>;
  resolve(value: Value | undefined): void;
  reject(reason: unknown): void;
}

/**
 * Returns a function that loads one value; loads in the same turn of the event loop share one read.
 * @param readMany reads the values of these keys; a missing key loads as undefined
 */
export function createBatchLoader<Value>(
  readMany: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let pending = new Map<string, PendingLoad<Value>>();

  async function readPending(): Promise<void> {
    const batch = pending;
    pending = new Map();
    try {
      const loaded = await readMany([...batch.keys()]);
      for (const [key, load] of batch) load.resolve(loaded.get(key));
    } catch (error) {
      for (const load of batch.values()) load.reject(error);
    }
  }

  return (key) => {
    let load = pending.get(key);
    if (load === undefined) {
      if (pending.size === 0) setImmediate(() => void readPending());
      load = createPendingLoad<Value>();
      pending.set(key, load);
    }
    return load.promise;
  };
}

function createPendingLoad<Value>(): PendingLoad<Value> {
  let resolve: PendingLoad<Value>['resolve'] = () => {};
  let reject: PendingLoad<Value>['reject'] = () => {};
  const promise = new Promise<Value | undefined>((resolvePromise, rejectPromise) => {
    resolve = resolvePromise;
    reject = rejectPromise;
  });
  return { promise, resolve, reject };
}
