import { createMember, type StartedMember } from './process';
import type { ClusterShape, EventStoreMember } from './types';

type Kind = Exclude<ClusterShape['events'], 'postgres'>;

const named = process.env['EVENTSTORE_TEST_URL'];

const launches = {
  double: { name: 'double of EventStoreDB', program: 'eventStoreDbDouble', environment: {} },
  server: {
    name: 'way to EventStoreDB',
    program: 'realEventStore',
    environment: { EVENTSTORE_TEST_URL: named ?? '' },
  },
} as const;

/** The event store for a cluster: the server at EVENTSTORE_TEST_URL if that is set, otherwise `other`. */
export const serverOr = <Other extends ClusterShape['events']>(other: Other): Other | 'server' =>
  named === undefined ? other : 'server';

/**
 * Starts the test double of EventStoreDB as a process, or a process that connects to an existing server. It is returned
 * running, because it chooses its port itself. @throws when the server is unavailable or not empty
 */
export async function startEventStore(kind: Kind): Promise<StartedMember & EventStoreMember> {
  const { name, program, environment } = launches[kind];
  const member = createMember({
    name,
    environment,
    takesQuestions: true,
    command: [process.execPath, `dist/tests/${program}.mjs`],
    isReady: (output) => output.includes('The event store answers'),
  });
  await member.start();
  const reported = (word: string) => async (): Promise<void> => {
    await member.ask(word);
  };
  return {
    ...member,
    url: await member.ask('connectionString'),
    canLoseLeader: (await member.ask('canLoseLeader')) === 'true',
    loseLeader: reported('loseLeader'),
    dropConnections: reported('dropConnections'),
    stall: reported('stall'),
    unstall: reported('resume'),
  };
}
