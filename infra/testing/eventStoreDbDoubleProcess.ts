/** The double of EventStoreDB as a process of its own, which does what its parent tells it by a message. */
import { z } from 'zod';
import { startEventStoreDbDouble } from './eventStoreDbDouble';

const order = z.object({
  id: z.number(),
  word: z.enum(['connectionString', 'dropConnections', 'stall', 'resume', 'muteSubscriptions']),
});

const double = await startEventStoreDbDouble();

process.on('message', (message) => {
  const { id, word } = order.parse(message);
  if (word === 'connectionString') {
    process.send?.({ id, answer: double.connectionString });
  } else {
    double[word]();
    process.send?.({ id });
  }
});
// Without a parent nobody could end it.
process.once('disconnect', () => process.exit(0));
process.stdout.write('The double of EventStoreDB answers\n');
