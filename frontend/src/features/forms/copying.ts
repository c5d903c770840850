/** Which answers of a sheet were copied on this device, and how one more is. From a saved sheet nothing is copied. */
export interface Copying {
  /** The keys of the answers. */
  readonly copied: ReadonlySet<string>;
  readonly onCopied: (key: string) => void;
  /** Forgets what was copied. */
  readonly onStartAgain: () => void;
}
