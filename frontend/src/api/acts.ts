/** Told of what a person asks the server to do: it has begun, it has its answer, it was refused or had no answer. */
export interface ActWatcher {
  onBegun?(path: string): void;
  onDone?(path: string): void;
  onFailed?(path: string): void;
}

const watchers = new Set<ActWatcher>();

/** @returns ends it */
export function watchActs(watcher: ActWatcher): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Does what `send` does, and tells whoever watches how it goes. */
export async function asAct<T>(path: string, send: () => Promise<T>): Promise<T> {
  for (const watcher of watchers) watcher.onBegun?.(path);
  try {
    const answer = await send();
    for (const watcher of watchers) watcher.onDone?.(path);
    return answer;
  } catch (error) {
    for (const watcher of watchers) watcher.onFailed?.(path);
    throw error;
  }
}
