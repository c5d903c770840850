import { toDayNumber, type CivilDate } from '../calendar/civilDate';
import { lifeInTheUkTest } from '../parameters/lifeInTheUkTest';
import { payRules } from '../parameters/payRules';
import { absenceEntries } from './absences';
import { announcedEntries, changeEntries } from './changes';
import { documentEntries, waitingEntries } from './documents';
import { englishEntries } from './english';
import { listEntries, type CatalogueEntry, type CatalogueRow } from './entry';
import { feeEntries } from './fees';
import { routeEntries } from './routes';

/** The standing of a value on a day. */
export type CatalogueStatus = 'in_force' | 'past' | 'to_come' | 'announced' | 'practice' | 'not_confirmed';

/** A value of a parameter, with its standing on a day. */
export interface CataloguedValue extends CatalogueRow, Pick<CatalogueEntry, 'area' | 'parameter'> {
  /** Unique and stable. */
  readonly id: string;
  readonly standing: CatalogueStatus;
}

/** Every parameter of the rules, with its past and future values. */
export const ruleCatalogue = (): readonly CatalogueEntry[] => [
  ...absenceEntries(),
  ...feeEntries(),
  ...routeEntries(),
  ...listEntries('Routes', payRules, 'pay_'),
  ...englishEntries(),
  ...listEntries('Life in the UK test', lifeInTheUkTest, 'life_in_the_uk_'),
  ...documentEntries(),
  ...waitingEntries(),
  ...changeEntries(),
  ...announcedEntries(),
];

/** Every value of every parameter, with its standing on a day. @throws RangeError if that is not a day */
export function cataloguedOn(day: CivilDate): readonly CataloguedValue[] {
  toDayNumber(day);
  return ruleCatalogue().flatMap(({ key, area, parameter, rows, standing }) =>
    rows.map((row) => ({
      id: row.from === null ? key : `${key}-${row.from}`,
      area,
      parameter,
      ...row,
      standing: standing ?? findStatus(row, day),
    })),
  );
}

/** Civil dates sort as text. */
function findStatus({ from, to }: CatalogueRow, day: CivilDate): CatalogueStatus {
  if (from !== null && from > day) return 'to_come';
  return to !== null && to < day ? 'past' : 'in_force';
}
