/** Readers of archives search for these bytes anywhere in a file. */
const signatures = ['504b0506', '504b0102', '377abcaf271c', '526172211a07', '4d53434600000000'].map((hex) =>
  Buffer.from(hex, 'hex'),
);
const [zipEnd, zipEntry, ...others] = signatures;
const longest = Math.max(...signatures.map(({ length }) => length));

/**
 * Finds an archive in the bytes of a file as they pass. A ZIP archive (APPNOTE 4.3) has a directory entry and an end record.
 * Their disk numbers, comments and offsets do not matter, because readers accept wrong ones. By chance, each of the two occurs
 * in one large file of a thousand, and both in one of a million. The signatures of 7z, RAR and CAB are too long to occur by
 * chance.
 */
export class ArchiveMarks {
  readonly #found = new Set<Buffer>();
  #tail = Buffer.alloc(0);

  take(bytes: Buffer): void {
    const window = Buffer.concat([this.#tail, bytes]);
    for (const signature of signatures) if (window.includes(signature)) this.#found.add(signature);
    this.#tail = Buffer.from(window.subarray(Math.max(0, window.length - longest)));
  }

  /** Call it after the last byte. */
  get hasArchive(): boolean {
    const has = (signature: Buffer | undefined) => signature !== undefined && this.#found.has(signature);
    return (has(zipEnd) && has(zipEntry)) || others.some(has);
  }
}
