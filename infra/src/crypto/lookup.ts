interface Waiting<Value> {
  readonly promise: Promise<Value | undefined>;
  resolve(value: Value | undefined): void;
  reject(reason: unknown): void;
}

/**
 * Looks values up one by one; lookups that are asked for at the same moment are read together.
 * @param readMany reads the values of these keys; a key that is missing from the answer looks up as undefined
 */
export function createLookup<Value>(
  readMany: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let wanted = new Map<string, Waiting<Value>>();

  async function readWanted(): Promise<void> {
    const asked = wanted;
    wanted = new Map();
    try {
      const found = await readMany([...asked.keys()]);
      for (const [key, waiting] of asked) waiting.resolve(found.get(key));
    } catch (error) {
      for (const waiting of asked.values()) waiting.reject(error);
    }
  }

  return (key) => {
    let waiting = wanted.get(key);
    if (waiting === undefined) {
      if (wanted.size === 0) setImmediate(() => void readWanted());
      waiting = waitingFor<Value>();
      wanted.set(key, waiting);
    }
    return waiting.promise;
  };
}

function waitingFor<Value>(): Waiting<Value> {
  let resolve: Waiting<Value>['resolve'] = () => {};
  let reject: Waiting<Value>['reject'] = () => {};
  const promise = new Promise<Value | undefined>((resolvePromise, rejectPromise) => {
    resolve = resolvePromise;
    reject = rejectPromise;
  });
  return { promise, resolve, reject };
}
