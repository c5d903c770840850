export interface LibraryWarnings {
  /** Passes on the warnings collected so far, and each later one as it comes. */
  tellTo(tell: (warning: Error) => void): void;
}

/**
 * Redirects warnings of Node and libraries from standard error to the log, once there is one, because operators look on
 * standard error for the one line that says why a program cannot run.
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
