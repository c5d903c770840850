import { absenceLimits } from '../parameters/absenceLimits';
import { absenceRules } from '../parameters/absenceRules';
import { yearsUntilLapse } from '../parameters/afterSettlement';
import { isConfirmed } from '../parameters/confidence';
import { discretionTables, upToInWords } from '../parameters/discretionTables';
import { forgivenGaps } from '../parameters/forgivenGaps';
import { naturalisationRules } from '../parameters/naturalisationRules';
import { periodsOf, type Parameter } from '../parameters/parameter';
import { personalRules, refusalRules } from '../parameters/personalRules';
import { registrationRules } from '../parameters/registrationRules';
import { routeRules } from '../parameters/routeRules';
import { serviceRules } from '../parameters/serviceRules';
import { entry, listEntries, toKey, type CatalogueEntry } from './entry';

const area = 'Absences';

interface Band {
  readonly upTo: number;
  readonly message: string;
}

/** One entry for each row of a table of days. */
const bands = <T extends readonly Band[]>(key: string, of: Parameter<T>): readonly CatalogueEntry[] =>
  periodsOf(of).flatMap(({ row, from, to }) =>
    row.value.map(({ upTo, message }) => ({
      area,
      of,
      key: `${key}_${upTo === Infinity ? 'more' : upTo}`,
      parameter: `${of.title}, ${upToInWords(upTo)}`,
      rows: [{ value: message, from, to, confirmed: isConfirmed(row.confidence), source: row.source }],
    })),
  );

/** Entries about the limits of days away, their counting, and requirements of a person. */
export function absenceEntries(): readonly CatalogueEntry[] {
  const { limitedLeave, ...citizenship } = naturalisationRules;
  return [
    ...Object.entries(absenceLimits).flatMap(([name, limit]) => [
      entry(area, toKey(name), limit),
      entry(area, `${toKey(name)}_near`, limit.near),
    ]),
    ...listEntries(area, absenceRules),
    ...listEntries(area, forgivenGaps, 'gap_'),
    ...listEntries(area, yearsUntilLapse, 'lapse_'),
    ...Object.entries(discretionTables).flatMap(([name, table]) => bands(`discretion_${toKey(name)}`, table)),
    ...bands('discretion_limited_leave', limitedLeave),
    ...listEntries(area, citizenship, 'citizenship_'),
    ...listEntries(area, registrationRules, 'registration_'),
    ...listEntries(area, routeRules),
    ...listEntries(area, personalRules),
    ...listEntries(area, serviceRules),
    ...listEntries(area, refusalRules),
  ];
}
