import { lifeInTheUkTest } from '../parameters/lifeInTheUkTest';
import { rowsOf, type CatalogueEntry } from './entry';

/** `toPass` as a part of a key: `to_pass`. */
const keyed = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The Life in the UK test. */
export const lifeInTheUkEntries = (): readonly CatalogueEntry[] =>
  Object.entries(lifeInTheUkTest).map(([name, of]) => ({
    ...{ key: `life_in_the_uk_${keyed(name)}`, area: 'Life in the UK test', of },
    parameter: of.title,
    rows: rowsOf(of),
  }));
