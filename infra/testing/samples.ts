/**
 * Decides how many samples a long test tries: a few in `npm test`, all of them in `npm run test:long`, which sets
 * TEST_SAMPLES to `long`. What guards against loss, or against one person seeing another's data, is always tried whole.
 */
const areAll = process.env['TEST_SAMPLES'] === 'long';

/** Returns the samples of `npm test`, or those of `npm run test:long`. */
export const samples = <Value>(few: Value, all: Value): Value => (areAll ? all : few);

/**
 * Deals samples out in turn: each call returns the next one, so that every place is tried with one sample, and every sample
 * at many places. In `npm run test:long` each call returns all of them.
 */
export function dealSamples<Sample>(all: readonly Sample[]): () => readonly Sample[] {
  let next = 0;
  return () => {
    const dealt = all.slice(next, next + 1);
    next = (next + 1) % all.length;
    return samples(dealt, all);
  };
}
