/** `npm run types`: the types of all projects, checked as `npm test` checks them; what has not changed is not checked again. */
import { staticChecks } from './staticChecks.mjs';

const { counts } = await staticChecks(({ name }) => name.startsWith('types of'));
process.exitCode = counts.failed === 0 ? 0 : 1;
