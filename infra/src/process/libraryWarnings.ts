export interface LibraryWarnings {
  /** Passes on the warnings collected so far, and each later one as it comes. */
  tellTo(tell: (warning: Error) => void): void;
}

/**
 * Keeps warnings of Node and libraries away from standard error, where an operator looks for the one line that says why
 * a program cannot run. They go to the log, once there is one.
 */
export function collectWarnings(): LibraryWarnings {
  const early: Error[] = [];
  let tell = (warning: Error): void => void early.push(warning);
  // Node's own listener is what writes them out.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => tell(warning));
  return {
    tellTo(listener) {
      tell = listener;
      for (const warning of early.splice(0)) listener(warning);
    },
  };
}
