/** Words that stand nowhere in the program: wherever one turns up, it was carried there. */
export class PlantedWords {
  readonly #words = new Map<string, string>();

  /** Remembers a word under a name that says what it was. */
  plant(name: string, word: string): string {
    if (word.length < 6) throw new Error(`“${name}” is too short to be told from other text`);
    this.#words.set(name, word);
    return word;
  }

  get count(): number {
    return this.#words.size;
  }

  /** The names of those that stand in a text, as they are or as they would be written in JSON, an address or base64. */
  foundIn(text: string): readonly string[] {
    const lower = text.toLowerCase();
    return [...this.#words]
      .filter(([, word]) => waysOfWriting(word).some((written) => lower.includes(written)))
      .map(([name]) => name);
  }
}

function waysOfWriting(word: string): readonly string[] {
  // Of base64 only what does not depend on how many bytes stand before it.
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
