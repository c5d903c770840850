import { useSyncExternalStore } from 'react';

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  /** `destructive` when something failed. */
  readonly kind: 'plain' | 'destructive';
}

let shown: Toast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function change(toast: Toast | null): void {
  shown = toast;
  listeners.forEach((listener) => listener());
}

/** Shows a toast in place of the one on show: there is one at a time. */
export function showToast(title: string, description: string, kind: Toast['kind'] = 'plain'): void {
  count += 1;
  change({ id: count, title, description, kind });
}

export function dismissToast(id: number): void {
  if (shown?.id === id) change(null);
}

export function useToast(): Toast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}
