import { useEffect } from 'react';

/** Tells the page whether one of its forms holds something that is not saved. */
export function useTellUnsaved(unsaved: boolean, tell: (unsaved: boolean) => void): void {
  useEffect(() => {
    tell(unsaved);
  }, [unsaved, tell]);
}

/** While something is not saved, the browser asks before it closes or reloads the page. */
export function useAskBeforeClosing(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
