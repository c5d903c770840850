import fc from 'fast-check';

/**
 * What the properties of all unit tests are tried on. `npm test` tries the same examples each time, so that it fails by a
 * change and not by chance. `npm run test:properties` tries others (`SEED`), and `PROPERTY_TIMES` as many.
 */
const seed = Number(process.env['SEED'] ?? 20_261_121);
const times = Number(process.env['PROPERTY_TIMES'] ?? 1);

/** For a property that needs more examples than the hundred that are usual, or has time for fewer. */
export const examples = (numRuns: number) => ({ numRuns: numRuns * times });

fc.configureGlobal({ seed, ...examples(100) });
