/** `npm run backup [-- FILE.zip]` */
import { runBundled } from './bundledCommand.mjs';

await runBundled('backup');
