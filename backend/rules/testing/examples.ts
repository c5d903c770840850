import fc from 'fast-check';

/**
 * The examples for the properties of all unit tests. `npm test` uses the same examples each time, so that only a
 * change can make it fail. `npm run test:properties` uses others (`SEED`) and more of them (`PROPERTY_TIMES`).
 */
const seed = Number(process.env['SEED'] ?? 20_261_121);
const times = Number(process.env['PROPERTY_TIMES'] ?? 1);

/** For a property that needs another number of examples than the usual hundred. */
export const examples = (numRuns: number) => ({ numRuns: numRuns * times });

fc.configureGlobal({ seed, ...examples(100) });
