/** `npm run restore -- FILE.zip [--set-aside] [--without-second-place]` */
import { runBundled } from './bundledCommand.mjs';

await runBundled('restore');
