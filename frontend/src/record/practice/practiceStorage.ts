import { keep, readStored, removeKept } from '../drafts/browserStore';

const storageKey = 'settlewise.practice';
const listeners = new Set<() => void>();
/** Where the browser keeps nothing: a private window, or a full store. */
let onlyHere: string | null = null;

/** What this browser keeps of the practice for the Life in the UK test, as text; null where there is nothing. */
export const practiceText = (): string | null => onlyHere ?? readStored(storageKey);

export function keepPracticeText(text: string): void {
  onlyHere = keep(storageKey, text) ? null : text;
  tell();
}

/** Forgets everything: the next person at this computer must not see it. */
export function forgetPractice(): void {
  onlyHere = null;
  removeKept(storageKey);
  tell();
}

const tell = () => listeners.forEach((listener) => listener());

/** Is told of every change, also of those that another window of this browser makes. @returns what ends it */
export function onPracticeChanged(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
