import { useSyncExternalStore } from 'react';
import type { ColourScheme } from './theme/tokens';

const storageKey = 'settlewise.colourScheme';
const systemIsDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** What the person chose, or null where the page follows the system. */
let chosen: ColourScheme | null = rememberedScheme();

function rememberedScheme(): ColourScheme | null {
  try {
    const remembered = localStorage.getItem(storageKey);
    return remembered === 'light' || remembered === 'dark' ? remembered : null;
  } catch {
    // Storage can be blocked; the page then follows the system's scheme.
    return null;
  }
}

function systemScheme(): ColourScheme {
  return systemIsDark?.matches === true ? 'dark' : 'light';
}

const currentScheme = (): ColourScheme => chosen ?? systemScheme();

/** The style sheets look at this attribute. */
function show(): void {
  document.documentElement.dataset['colourScheme'] = currentScheme();
  listeners.forEach((listener) => listener());
}

systemIsDark?.addEventListener('change', show);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the page in a scheme and remembers it; a choice that equals the system's follows the system again. */
export function chooseColourScheme(scheme: ColourScheme): void {
  chosen = scheme === systemScheme() ? null : scheme;
  try {
    if (chosen === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, chosen);
  } catch {
    // Storage can be blocked; the choice then lasts until the page is left.
  }
  show();
}

/** The scheme the page is shown in now. */
export function useColourScheme(): ColourScheme {
  return useSyncExternalStore(subscribe, currentScheme, () => 'light');
}
