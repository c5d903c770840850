import type { CivilDate } from '../calendar/civilDate';
import { citizenshipEnglish, type EnglishLevel } from '../parameters/englishLevels';
import type { Parameter } from '../parameters/parameter';
import { routes, type RouteKey } from '../routes/routes';
import { publishedRows, type PublishedRow } from './row';

/** A level of English that applications of adults ask for. */
export interface PublishedEnglish extends PublishedRow {
  readonly level: EnglishLevel;
  readonly for: 'settlement' | 'citizenship';
  readonly routes: readonly RouteKey[] | 'all';
  /** Routes to settlement that stay as they were when this level comes. */
  readonly except: readonly RouteKey[];
}

const levelsOf = (english: Parameter<EnglishLevel>, day: CivilDate) =>
  publishedRows(english, day).map(({ value: level, ...row }) => ({ level, ...row }));

const toSettlement = routes.filter(({ settlementRule }) => settlementRule === 'by_years');

/** Routes that ask for B1 with no day on which it changes. */
const staysAtB1 = toSettlement
  .filter(({ english }) => english.rows.length === 1 && english.rows[0]?.value === 'B1')
  .map(({ key }) => key);

/** The levels of English as they stand on a day; routes that ask alike stand together. */
export function englishOn(day: CivilDate): readonly PublishedEnglish[] {
  const alike = new Map<string, PublishedEnglish & { readonly routes: readonly RouteKey[] }>();
  for (const { key, english } of toSettlement) {
    for (const row of levelsOf(english, day)) {
      const name = JSON.stringify(row);
      const others = alike.get(name)?.routes ?? [];
      alike.set(name, {
        ...row,
        for: 'settlement',
        routes: [...others, key],
        except: row.level === 'B2' ? staysAtB1 : [],
      });
    }
  }
  return [
    ...alike.values(),
    ...levelsOf(citizenshipEnglish, day).map((row) => ({
      ...row,
      ...({ for: 'citizenship', routes: [], except: [] } as const),
    })),
  ];
}
