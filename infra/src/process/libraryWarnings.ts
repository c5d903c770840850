export interface LibraryWarnings {
  /** Those of before are told at once, each other as it comes. */
  tellTo(tell: (warning: Error) => void): void;
}

/**
 * From now on no warning of Node or a library is written to standard error, where an operator looks for the one line that
 * says why a program cannot run. They belong into the log, once there is one.
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
