/** Runs the proxy as a process. Arguments: its port, then the ports of the servers behind it. */
import { startProxy } from '../proxy';

const [port, ...members] = process.argv.slice(2).map(Number);
if (port === undefined || members.length === 0) throw new Error('Usage: proxy PORT SERVER_PORT…');
await startProxy(port, members);
process.stdout.write('The proxy answers\n');
