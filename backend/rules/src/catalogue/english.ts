import {
  citizenshipEnglish,
  firstSkilledWorkerVisa,
  lowerEnglish,
  type EnglishLevel,
} from '../parameters/englishLevels';
import { valueOn, type Parameter } from '../parameters/parameter';
import { agesAsked } from '../parameters/personalRules';
import { ruleSet } from '../parameters/ruleSet';
import { routes } from '../routes/routes';
import { rowsOf, type CatalogueEntry } from './entry';

const entry = (key: string, parameter: string, of: Parameter<EnglishLevel>): CatalogueEntry => ({
  key: `english_${key}`,
  parameter,
  of,
  area: 'English',
  rows: rowsOf(of),
});

/** Most of those who settle as children are younger, so each row names the age. */
const ofGrownChildren = (asked: CatalogueEntry): CatalogueEntry => ({
  ...asked,
  rows: asked.rows.map((row) => ({
    ...row,
    value: `${row.value}, from ${valueOn(agesAsked, row.from ?? ruleSet.version).from} years`,
  })),
});

/** The level of English that an application of adults asks for, by its day. */
export const englishEntries = (): readonly CatalogueEntry[] => [
  ...routes.map(({ key, title, english, lifeInTheUk }) => {
    const ofAdults = entry(key, `Settlement: ${title}`, english);
    return lifeInTheUk === 'grown_children' ? ofGrownChildren(ofAdults) : ofAdults;
  }),
  ...Object.entries({
    first_skilled_worker_visa: firstSkilledWorkerVisa,
    citizenship: citizenshipEnglish,
  }).map(([key, level]) => entry(key, level.title, level)),
  {
    key: 'english_lower_level',
    parameter: lowerEnglish.title,
    of: lowerEnglish,
    area: 'English',
    rows: rowsOf(lowerEnglish),
  },
];
