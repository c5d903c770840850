/** `npm run audit -- verify | heads` */
import { runBundled } from './bundledCommand.mjs';

await runBundled('audit');
