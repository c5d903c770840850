/** Bytes by which readers of archives find one, wherever in a file it begins. */
const signatures = ['504b0506', '504b0102', '377abcaf271c', '526172211a07', '4d53434600000000'].map((hex) =>
  Buffer.from(hex, 'hex'),
);
const [zipEnd, zipEntry, ...others] = signatures;
const longest = Math.max(...signatures.map(({ length }) => length));

/**
 * Looks, as a file's bytes pass, for an archive in it. A ZIP archive (APPNOTE 4.3) has an entry in its directory and the
 * record that ends it, whatever they say of disks, comments and places: readers forgive much of that. Each of the
 * two is found by chance in one large file of a thousand, both in one of a million. For 7z, RAR and CAB the signature at the
 * beginning is enough: it is too long to occur by chance.
 */
export class ArchiveMarks {
  readonly #found = new Set<Buffer>();
  #tail = Buffer.alloc(0);

  take(bytes: Buffer): void {
    const window = Buffer.concat([this.#tail, bytes]);
    for (const signature of signatures) if (window.includes(signature)) this.#found.add(signature);
    this.#tail = Buffer.from(window.subarray(Math.max(0, window.length - longest)));
  }

  /** After the last byte. */
  get hasArchive(): boolean {
    const has = (signature: Buffer | undefined) => signature !== undefined && this.#found.has(signature);
    return (has(zipEnd) && has(zipEntry)) || others.some(has);
  }
}
