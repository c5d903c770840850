import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The bundle that the threads load: it stands beside the program, or above it where a test has a program of its own. */
export function findCalculationModule(): URL {
  const beside = new URL('./calculations.mjs', import.meta.url);
  return existsSync(fileURLToPath(beside)) ? beside : new URL('../calculations.mjs', import.meta.url);
}
