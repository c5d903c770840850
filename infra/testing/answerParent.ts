import { z } from 'zod';

const order = z.object({ id: z.number(), word: z.string() });

/** The commands of this process by name. Each result is sent back to the parent. */
export type Words = Readonly<Record<string, () => unknown>>;

/**
 * Executes the commands that the parent process sends as messages, in order. Exits with the parent. A command that fails or
 * is unknown ends this process with the reason.
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
