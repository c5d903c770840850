import { useEffect, useRef } from 'react';

interface Sendable {
  readonly draft: object;
  isComplete(): boolean;
  send(): Promise<void>;
}

/**
 * Calculates again what a reload took away: the address is that of a result, and the answers are still in this browser.
 * @param isMissing whether a result should be on show and is not there
 */
export function useResultAgain(form: Sendable, isMissing: boolean): void {
  const triedWith = useRef<object | null>(null);
  const { draft } = form;
  const isDue = isMissing && form.isComplete();
  useEffect(() => {
    // Once for each state of the answers: what the server refuses is not sent again by itself.
    if (!isDue || triedWith.current === draft) return;
    triedWith.current = draft;
    void form.send();
  });
}
