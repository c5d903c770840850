import { useState } from 'react';
import { flushSync } from 'react-dom';

/** The button of a line that opens it: the focus returns there. */
export const openerOf = (id: string): string => `open-${id}`;

interface Opened {
  readonly lines: ReadonlySet<string>;
  /** The one that somebody asked for: its first field takes the focus. */
  readonly asked: string | null;
}

/** Which lines are open for editing. @param mustBeOpen those in which something is to be put right */
export function useOpenTrips(opening: readonly string[] = [], mustBeOpen: readonly string[] = []) {
  const [{ lines, asked }, setOpened] = useState<Opened>(() => ({ lines: new Set(opening), asked: null }));
  // They stay open once it is put right: somebody still types there.
  if (mustBeOpen.some((id) => !lines.has(id)))
    setOpened({ lines: new Set([...lines, ...mustBeOpen]), asked: null });
  return {
    isOpen: (id: string): boolean => lines.has(id),
    isAsked: (id: string): boolean => id === asked,
    /** Opens a line, and closes the others: one is worked on at a time. */
    open: (id: string): void => setOpened({ lines: new Set([id, ...mustBeOpen]), asked: id }),
    closeAll: (): void => setOpened({ lines: new Set(mustBeOpen), asked: null }),
    close(id: string): void {
      // Drawn before the focus moves on: the line and its button are there then.
      flushSync(() => setOpened({ lines: new Set([...lines].filter((other) => other !== id)), asked: null }));
      document.getElementById(openerOf(id))?.focus();
    },
  };
}

export type OpenTrips = ReturnType<typeof useOpenTrips>;
