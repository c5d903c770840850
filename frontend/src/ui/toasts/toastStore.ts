import { useSyncExternalStore } from 'react';
import { saidOffline } from './saidOffline';

interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  /** `destructive` when something failed. */
  readonly kind: 'plain' | 'destructive';
  /** False once it was dismissed or its time is over. */
  readonly open: boolean;
  /** It is about what led to the page that opens now. */
  readonly onArrival: boolean;
  /** The path of the act whose failure it tells. */
  readonly failedAct: string | null;
  /**
   * It is no toast but a notice of the page, which stays until the act is tried again or its page is left: the browser was
   * offline, and what draws toasts may not be there.
   */
  readonly stays: boolean;
}

/** How long a toast is shown. Page tests keep it open, because a slow one would come too late to see it. */
export const toastTiming = { shownForMs: 5_000 };

/** How long a dismissed toast is kept before it is forgotten. */
const keptForMs = 1_000_000;

let latest: Toast | null = null;
let count = 0;
/** The path of an act that has just failed, while no toast tells of it. */
let untold: string | null = null;
/** Whether the browser was online when the last act began. */
let begunOnline = true;
/** What has just failed is said elsewhere on the page. */
let saidElsewhere = false;
/** How many dialogs are open that say themselves why what they ask for was not done. */
let dialogsThatSay = 0;
let forgetting: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(toast: Toast | null): void {
  clearTimeout(forgetting);
  latest = toast;
  listeners.forEach((listener) => listener());
}

/** Shows a toast in place of the one on show: there is one at a time. */
export function showToast(
  title: string,
  description: string,
  kind: Toast['kind'] = 'plain',
  { onArrival = false }: { readonly onArrival?: boolean } = {},
): void {
  const isSaid = kind === 'destructive' && saidElsewhere;
  saidElsewhere = false;
  if (isSaid) return;
  count += 1;
  const failedAct = kind === 'destructive' ? untold : null;
  untold = null;
  const offline = failedAct === null ? null : whyOffline();
  if (offline !== null && dialogsThatSay > 0) return;
  const words = { title, description, ...offline };
  change({ ...words, id: count, kind, open: true, onArrival, failedAct, stays: offline !== null });
}

/** What became of the last act, while the browser is offline; null while it is not. Forms say it in their summary. */
export const whyOffline = () => saidOffline(begunOnline);

/** A dialog is open that says itself why its act failed: no toast says so as well. @returns ends it */
export function dialogSaysIt(): () => void {
  dialogsThatSay += 1;
  return () => {
    dialogsThatSay -= 1;
  };
}

/** An act has failed: the next toast of a failure is about it, unless another act begins before. */
export function actHasFailed(path: string): void {
  untold = path;
}

/** The page itself says why an act failed: the toast of that failure is left out. */
export function failureIsSaidElsewhere(): void {
  saidElsewhere = true;
}

/** An act begins: what a toast says of the last time that it was tried is over. */
export function actHasBegun(path: string): void {
  begunOnline = navigator.onLine;
  untold = null;
  saidElsewhere = false;
  if (latest?.failedAct === path) endToast();
}

/** Takes away a toast that tells of a failure: its form is sent again, or its page is left. */
export function endFailureToast(): void {
  saidElsewhere = false;
  if (latest?.kind === 'destructive') endToast();
}

/** Takes away the toast on show, whatever it says. */
export function endToast(): void {
  if (latest !== null) dismissToast(latest.id);
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
