/** The double of EventStoreDB as a process of its own, which does what its parent tells it by a message. */
import { answerParent } from './answerParent';
import { startEventStoreDbDouble } from './eventStoreDbDouble';

const double = await startEventStoreDbDouble();
answerParent({
  connectionString: () => double.connectionString,
  canLoseLeader: () => false,
  dropConnections: () => double.dropConnections(),
  stall: () => double.stall(),
  resume: () => double.resume(),
});
process.stdout.write('The event store answers\n');
