import type { CivilDate } from '../calendar/civilDate';
import { citizenshipEnglish, type EnglishLevel, type EnglishRow } from '../parameters/englishLevels';
import { routes, type RouteKey } from '../routes/routes';
import { confidenceOf, periodsOf, standingOn, type PublishedRow } from './row';

/** A level of English that applications of adults ask for. */
export interface PublishedEnglish extends PublishedRow {
  readonly level: EnglishLevel;
  readonly for: 'settlement' | 'citizenship';
  readonly routes: readonly RouteKey[] | 'all';
  /** Routes to settlement that stay as they were when this level comes. */
  readonly except: readonly RouteKey[];
}

const always: CivilDate = '2015-01-01';

const publishedRow = (
  { row, from, to }: ReturnType<typeof periodsOf<EnglishRow>>[number],
  day: CivilDate,
): PublishedRow & Pick<PublishedEnglish, 'level'> => ({
  ...{ level: row.value, from, to },
  source: row.source,
  standing: standingOn(from, day),
  confidence: confidenceOf(row.confirmed),
});

const toSettlement = routes.filter(({ qualifyingYears }) => qualifyingYears.length > 0);

/** Routes that ask for B1 with no day on which it changes. */
const staysAtB1 = toSettlement
  .filter(({ english }) => english.length === 1 && english[0]?.value === 'B1')
  .map(({ key }) => key);

/** The levels of English as they stand on a day; routes that ask alike stand together. */
export function englishOn(day: CivilDate): readonly PublishedEnglish[] {
  const alike = new Map<string, PublishedEnglish & { readonly routes: readonly RouteKey[] }>();
  for (const { key, english } of toSettlement) {
    for (const period of periodsOf(english, always)) {
      const row = publishedRow(period, day);
      const name = JSON.stringify(row);
      const others = alike.get(name)?.routes ?? [];
      alike.set(name, {
        ...{ ...row, for: 'settlement', routes: [...others, key] },
        except: row.level === 'B2' ? staysAtB1 : [],
      });
    }
  }
  return [
    ...alike.values(),
    ...periodsOf(citizenshipEnglish, always).map((period) => ({
      ...publishedRow(period, day),
      ...({ for: 'citizenship', routes: [], except: [] } as const),
    })),
  ];
}
