/** Told of what a person asks the server to do: it has begun, it has its answer, it was refused or had no answer. */
export interface ActWatcher {
  onBegun?(path: string): void;
  onDone?(path: string): void;
  onFailed?(path: string): void;
  /** It was refused because the session is over, and the page asks the person to sign in again. */
  onAskedToSignIn?(): void;
}

const watchers = new Set<ActWatcher>();

/** @returns ends it */
export function watchActs(watcher: ActWatcher): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Tells whoever watches that the page asks the person to sign in again, in place of saying that an act failed. */
export function actIsAskedToSignIn(): void {
  for (const watcher of watchers) watcher.onAskedToSignIn?.();
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
