/** `npm run types`: checks the types of all projects like `npm test`. Unchanged projects are not checked again. */
import { staticChecks } from './staticChecks.mjs';

const { counts } = await staticChecks(({ name }) => name.startsWith('types of'));
process.exitCode = counts.failed === 0 ? 0 : 1;
