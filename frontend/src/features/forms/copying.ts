/** What of a sheet was copied on this device, and what is done once more is. A sheet as it was is not copied from. */
export interface Copying {
  /** The keys of the answers. */
  readonly copied: ReadonlySet<string>;
  readonly onCopied: (key: string) => void;
}
