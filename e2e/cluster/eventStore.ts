import { createMember, type StartedMember } from './process';
import type { ClusterShape, EventStoreMember } from './types';

type Kind = Exclude<ClusterShape['events'], 'postgres'>;

const named = process.env['EVENTSTORE_TEST_URL'];

const launches = {
  double: { name: 'double of EventStoreDB', program: 'eventStoreDbDouble', environment: {} },
  server: {
    ...{ name: 'way to EventStoreDB', program: 'realEventStore' },
    environment: { EVENTSTORE_TEST_URL: named ?? '' },
  },
} as const;

/** Where a cluster keeps its events: on the server that EVENTSTORE_TEST_URL names, where somebody named one. */
export const serverOr = <Other extends ClusterShape['events']>(other: Other): Other | 'server' =>
  named === undefined ? other : 'server';

/**
 * The double of EventStoreDB in a process of its own, or what leads to a server that is there already. Runs already: it
 * chooses its port itself. @throws when the server is away, or holds events
 */
export async function startEventStore(kind: Kind): Promise<StartedMember & EventStoreMember> {
  const { name, program, environment } = launches[kind];
  const member = createMember({
    ...{ name, environment, takesQuestions: true },
    command: [process.execPath, `dist/tests/${program}.mjs`],
    isReady: (output) => output.includes('The event store answers'),
  });
  await member.start();
  const told = (word: string) => async (): Promise<void> => {
    await member.ask(word);
  };
  return {
    ...member,
    url: await member.ask('connectionString'),
    canLoseLeader: (await member.ask('canLoseLeader')) === 'true',
    loseLeader: told('loseLeader'),
    dropConnections: told('dropConnections'),
    stall: told('stall'),
    unstall: told('resume'),
  };
}
