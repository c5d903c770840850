/** `npm run projections -- status | rebuild <name> | retry <name>` */
import { runBundled } from './bundledCommand.mjs';

await runBundled('projections');
