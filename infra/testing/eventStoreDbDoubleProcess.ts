/** The double of EventStoreDB in its own process, which executes the commands of its parent. */
import { executeParentCommands } from './executeParentCommands';
import { startEventStoreDbDouble } from './eventStoreDbDouble';

const double = await startEventStoreDbDouble();
executeParentCommands({
  connectionString: () => double.connectionString,
  canLoseLeader: () => false,
  dropConnections: () => double.dropConnections(),
  stall: () => double.stall(),
  resume: () => double.resume(),
});
process.stdout.write('The event store answers\n');
