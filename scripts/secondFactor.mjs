/** `npm run second-factor -- turn-off <username>` */
import { runBundled } from './bundledCommand.mjs';

await runBundled('secondFactor');
