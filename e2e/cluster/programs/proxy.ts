/** The proxy as a process of its own: its port, then the ports of the servers behind it. */
import { startProxy } from '../proxy';

const [port, ...members] = process.argv.slice(2).map(Number);
if (port === undefined || members.length === 0) throw new Error('Which port, and which servers?');
await startProxy(port, members);
process.stdout.write('The proxy answers\n');
