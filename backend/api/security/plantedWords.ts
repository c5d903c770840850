/** Unique words in a record. Any text that contains one comes from that record. */
export class PlantedWords {
  readonly #words = new Map<string, string>();

  /** Remembers a word under a descriptive name. */
  plant(name: string, word: string): string {
    if (word.length < 6) throw new Error(`“${name}” is too short to be told from other text`);
    this.#words.set(name, word);
    return word;
  }

  get count(): number {
    return this.#words.size;
  }

  /** The names of the words in a text: in plain form, or as JSON, a URL or base64 writes them. */
  foundIn(text: string): readonly string[] {
    const lower = text.toLowerCase();
    return [...this.#words]
      .filter(([, word]) => listEncodings(word).some((written) => lower.includes(written)))
      .map(([name]) => name);
  }
}

function listEncodings(word: string): readonly string[] {
  // Only the part of the base64 form that does not depend on the bytes before it.
  const encoded = [0, 1, 2].map((shift) =>
    Buffer.from('x'.repeat(shift) + word)
      .toString('base64')
      .slice(shift === 0 ? 0 : 4, -4),
  );
  const escaped = JSON.stringify(word).slice(1, -1);
  return [word, escaped, encodeURIComponent(word), ...encoded.filter(({ length }) => length >= 8)].map(
    (each) => each.toLowerCase(),
  );
}
