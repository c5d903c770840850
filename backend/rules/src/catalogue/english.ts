import { citizenshipEnglish, firstSkilledWorkerVisa, lowerEnglish } from '../parameters/englishLevels';
import { valueOn } from '../parameters/parameter';
import { personalRules } from '../parameters/personalRules';
import { ruleSet } from '../parameters/ruleSet';
import { routes } from '../routes/routes';
import { entry, listEntries, type CatalogueEntry } from './entry';

const area = 'English';

/** Most people who settle as children are younger, so each row gives the age. */
const withAge = (asked: CatalogueEntry): CatalogueEntry => ({
  ...asked,
  rows: asked.rows.map((row) => ({
    ...row,
    value: `${row.value}, from ${valueOn(personalRules.agesAsked, row.from ?? ruleSet.version).from} years`,
  })),
});

/** The level of English for applications of adults, by day. */
export const englishEntries = (): readonly CatalogueEntry[] => [
  ...routes.map(({ key, title, english, lifeInTheUk }) => {
    const asked = { ...entry(area, `english_${key}`, english), parameter: `Settlement: ${title}` };
    return lifeInTheUk === 'grown_children' ? withAge(asked) : asked;
  }),
  ...listEntries(
    area,
    { firstSkilledWorkerVisa, citizenship: citizenshipEnglish, lowerLevel: lowerEnglish },
    'english_',
  ),
];
