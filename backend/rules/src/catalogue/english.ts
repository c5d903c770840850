import {
  citizenshipEnglish,
  firstSkilledWorkerVisa,
  type EnglishLevel,
  type EnglishRow,
} from '../parameters/englishLevels';
import { routes } from '../routes/routes';
import { rowsOf, type CatalogueEntry } from './entry';

/** The earliest day that the tables of English name: it stands for all time. */
const always = '2015-01-01';

const words: Readonly<Record<EnglishLevel, string>> = {
  none: 'Not asked for',
  route: 'Met when the visa was granted',
  B1: 'B1',
  B2: 'B2',
};

const entry = (key: string, parameter: string, of: readonly EnglishRow[]): CatalogueEntry => ({
  ...{ key: `english_${key}`, parameter, of },
  area: 'English',
  rows: rowsOf(of, { value: ({ value }) => words[value], confirmed: ({ confirmed }) => confirmed, always }),
});

/** The level of English that an application of adults asks for, by its day. */
export const englishEntries = (): readonly CatalogueEntry[] => [
  ...routes.map(({ key, title, english }) => entry(key, `Settlement: ${title}`, english)),
  entry('first_skilled_worker_visa', 'First visa as a Skilled Worker', firstSkilledWorkerVisa),
  entry('citizenship', 'Citizenship', citizenshipEnglish),
];
