import { lifeInTheUkTest } from '../parameters/lifeInTheUkTest';
import { keyed, rowsOf, type CatalogueEntry } from './entry';

/** The Life in the UK test. */
export const lifeInTheUkEntries = (): readonly CatalogueEntry[] =>
  Object.entries(lifeInTheUkTest).map(([name, of]) => ({
    key: `life_in_the_uk_${keyed(name)}`,
    area: 'Life in the UK test',
    of,
    parameter: of.title,
    rows: rowsOf(of),
  }));
