import { useState } from 'react';

/** Which of several folds is open: at most one. */
export interface OneOpen {
  readonly isOpen: (id: string) => boolean;
  /** Opens one, and so closes the one that was open. */
  readonly open: (id: string) => void;
  /** What a fold tells when somebody opened or closed it. */
  readonly turned: (id: string, isOpen: boolean) => void;
}

/** @param first which one is open at first; null for none */
export function useOneOpen(first: string | null): OneOpen {
  const [openNow, setOpen] = useState(first);
  return {
    isOpen: (id) => id === openNow,
    open: setOpen,
    // The one that closes because another was opened tells so as well.
    turned: (id, isOpen) => setOpen((now) => (isOpen ? id : now === id ? null : now)),
  };
}
