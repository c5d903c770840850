import { createMember, type StartedMember } from './process';
import type { EventStoreMember } from './types';

/** The double of EventStoreDB in a process of its own. Runs already: it chooses its port itself. */
export async function startEventStore(): Promise<StartedMember & EventStoreMember> {
  const member = createMember({
    name: 'double of EventStoreDB',
    command: [process.execPath, 'dist/tests/eventStoreDbDouble.mjs'],
    takesQuestions: true,
    isReady: (output) => output.includes('The double of EventStoreDB answers'),
  });
  await member.start();
  const told = async (word: string): Promise<void> => {
    await member.ask(word);
  };
  return {
    ...member,
    url: await member.ask('connectionString'),
    dropConnections: () => told('dropConnections'),
    stall: () => told('stall'),
    unstall: () => told('resume'),
  };
}
