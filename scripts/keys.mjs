/** `npm run keys -- rewrap | rotate` */
import { runBundled } from './bundledCommand.mjs';

await runBundled('keys');
