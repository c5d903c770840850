import { z } from 'zod';

const order = z.object({ id: z.number(), word: z.string() });

/** What a word makes this process do; an answer is told to whoever said it. */
export type Words = Readonly<Record<string, () => unknown>>;

/**
 * Does what the parent of this process tells it by messages, word by word. Ends with the parent: nobody else could end it.
 * A word that fails, or that nobody knows, ends this process with the reason.
 */
export function answerParent(words: Words): void {
  const answer = async (message: unknown): Promise<void> => {
    const { id, word } = order.parse(message);
    const act = words[word];
    if (act === undefined) throw new Error(`Nothing is called ${word}`);
    process.send?.({ id, answer: await act() });
  };
  process.on('message', (message) => void answer(message));
  process.once('disconnect', () => process.exit(0));
}
