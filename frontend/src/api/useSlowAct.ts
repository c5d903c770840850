import { useEffect, useState } from 'react';
import { watchActs } from './acts';

/** Most answers are there sooner; whoever waits longer begins to wonder whether anything happens. */
const slowAfterMs = 3_000;

/** Whether something that was sent has been without an answer for a while. */
export function useSlowAct(): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    let waiting = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ended = () => {
      // What began before this watched ends too.
      waiting = Math.max(0, waiting - 1);
      if (waiting > 0) return;
      clearTimeout(timer);
      timer = undefined;
      setSlow(false);
    };
    const stop = watchActs({
      onBegun() {
        waiting += 1;
        timer ??= setTimeout(() => setSlow(true), slowAfterMs);
      },
      onDone: ended,
      onFailed: ended,
    });
    return () => {
      stop();
      clearTimeout(timer);
      setSlow(false);
    };
  }, []);
  return slow;
}
