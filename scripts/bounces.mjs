/** `npm run bounces < mail`: reads a mail that came back. */
import { runBundled } from './bundledCommand.mjs';

await runBundled('bounces');
