export interface LibraryWarnings {
  /** Forwards the collected warnings, and each later one. */
  forwardTo(forward: (warning: Error) => void): void;
}

/**
 * Redirects warnings of Node and libraries from standard error to the log, as soon as it exists. Operators look on
 * standard error for the one line that explains why a program cannot run.
 */
export function collectWarnings(): LibraryWarnings {
  const buffered: Error[] = [];
  let forward = (warning: Error): void => void buffered.push(warning);
  // Node's own listener writes them to standard error.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => forward(warning));
  return {
    forwardTo(listener) {
      forward = listener;
      for (const warning of buffered.splice(0)) listener(warning);
    },
  };
}
