/**
 * Whether long tests use all samples. `npm test` uses a few; `npm run test:long` sets TEST_SAMPLES to `long`. Tests against
 * loss of data, and against access to another person's data, always use all.
 */
const usesAllSamples = process.env['TEST_SAMPLES'] === 'long';

/** Returns the samples of `npm test`, or those of `npm run test:long`. */
export const samples = <Value>(few: Value, all: Value): Value => (usesAllSamples ? all : few);

/**
 * Returns a function that returns the next sample on each call, so that every caller tests one sample. In
 * `npm run test:long` each call returns all samples.
 */
export function createSampleDealer<Sample>(all: readonly Sample[]): () => readonly Sample[] {
  let next = 0;
  return () => {
    const dealt = all.slice(next, next + 1);
    next = (next + 1) % all.length;
    return samples(dealt, all);
  };
}
