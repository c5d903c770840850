import { z } from 'zod';

const commandShape = z.object({ id: z.number(), word: z.string() });

/** The commands of this process by name. Each result is sent back to the parent. */
export type Commands = Readonly<Record<string, () => unknown>>;

/**
 * Executes the commands that the parent process sends as messages, in order. Exits with the parent. A command that fails or
 * is unknown ends this process with the reason.
 */
export function executeParentCommands(commands: Commands): void {
  const answer = async (message: unknown): Promise<void> => {
    const { id, word } = commandShape.parse(message);
    const command = commands[word];
    if (command === undefined) throw new Error(`Nothing is called ${word}`);
    process.send?.({ id, answer: await command() });
  };
  process.on('message', (message) => void answer(message));
  process.once('disconnect', () => process.exit(0));
}
