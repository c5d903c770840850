import { useSyncExternalStore } from 'react';

interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  /** `destructive` when something failed. */
  readonly kind: 'plain' | 'destructive';
  /** False once it was dismissed or its time is over. */
  readonly open: boolean;
}

/** How long a dismissed toast is kept before it is forgotten. */
const keptForMs = 1_000_000;

let latest: Toast | null = null;
let count = 0;
let forgetting: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(toast: Toast | null): void {
  clearTimeout(forgetting);
  latest = toast;
  listeners.forEach((listener) => listener());
}

/** Shows a toast in place of the one on show: there is one at a time. */
export function showToast(title: string, description: string, kind: Toast['kind'] = 'plain'): void {
  count += 1;
  change({ id: count, title, description, kind, open: true });
}

/** Takes a toast from the page, unless another has taken its place already. */
export function dismissToast(id: number): void {
  if (latest?.id !== id || !latest.open) return;
  change({ ...latest, open: false });
  forgetting = setTimeout(() => change(null), keptForMs);
}

/** The latest toast, open or dismissed. */
export function useToast(): Toast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => latest,
    () => null,
  );
}
