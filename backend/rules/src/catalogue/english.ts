import { citizenshipEnglish, firstSkilledWorkerVisa, type EnglishLevel } from '../parameters/englishLevels';
import type { Parameter } from '../parameters/parameter';
import { routes } from '../routes/routes';
import { rowsOf, type CatalogueEntry } from './entry';

const entry = (key: string, parameter: string, of: Parameter<EnglishLevel>): CatalogueEntry => ({
  ...{ key: `english_${key}`, parameter, of },
  area: 'English',
  rows: rowsOf(of),
});

/** The level of English that an application of adults asks for, by its day. */
export const englishEntries = (): readonly CatalogueEntry[] => [
  ...routes.map(({ key, title, english }) => entry(key, `Settlement: ${title}`, english)),
  ...Object.entries({
    first_skilled_worker_visa: firstSkilledWorkerVisa,
    citizenship: citizenshipEnglish,
  }).map(([key, level]) => entry(key, level.title, level)),
];
