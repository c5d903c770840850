import { useSyncExternalStore } from 'react';
import type { ColourScheme } from './theme';

const storageKey = 'settlewise.colourScheme';
const systemIsDark = window.matchMedia?.('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function systemScheme(): ColourScheme {
  return systemIsDark?.matches === true ? 'dark' : 'light';
}

function currentScheme(): ColourScheme {
  const chosen = document.documentElement.dataset['colourScheme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : systemScheme();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  systemIsDark?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    systemIsDark?.removeEventListener('change', listener);
  };
}

/** Shows the page in a scheme and remembers it; a choice that equals the system's follows the system again. */
export function chooseColourScheme(scheme: ColourScheme): void {
  const followsSystem = scheme === systemScheme();
  if (followsSystem) delete document.documentElement.dataset['colourScheme'];
  else document.documentElement.dataset['colourScheme'] = scheme;
  try {
    if (followsSystem) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, scheme);
  } catch {
    // Storage can be blocked; the choice then lasts until the page is left.
  }
  listeners.forEach((listener) => listener());
}

/** The scheme the page is shown in now. */
export function useColourScheme(): ColourScheme {
  return useSyncExternalStore(subscribe, currentScheme);
}
