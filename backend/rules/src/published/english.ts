import type { CivilDate } from '../calendar/civilDate';
import { citizenshipEnglish, type EnglishLevel } from '../parameters/englishLevels';
import type { Parameter } from '../parameters/parameter';
import { routes, type RouteKey } from '../routes/routes';
import { publishedRows } from './row';

const publishedLevels = (english: Parameter<EnglishLevel>, day: CivilDate) =>
  publishedRows(english, day).map(({ value: level, ...row }) => ({ level, ...row }));

const toSettlement = routes.filter(({ settlementRule }) => settlementRule === 'by_years');

/** Routes that require B1 without a known change. */
const staysAtB1 = toSettlement
  .filter(({ english }) => english.rows.length === 1 && english.rows[0]?.value === 'B1')
  .map(({ key }) => key);

/** The levels of English on a day. Routes with the same levels share a row. */
export function englishOn(day: CivilDate) {
  const alike = new Map<string, readonly RouteKey[]>();
  const rows = toSettlement.flatMap(({ key, english }) =>
    publishedLevels(english, day).map((row) => {
      const name = JSON.stringify(row);
      alike.set(name, [...(alike.get(name) ?? []), key]);
      return [name, row] as const;
    }),
  );
  return [
    ...[...new Map(rows)].map(([name, row]) => ({
      ...row,
      for: 'settlement' as const,
      routes: alike.get(name) ?? [],
      except: row.level === 'B2' ? staysAtB1 : [],
    })),
    ...publishedLevels(citizenshipEnglish, day).map((row) => ({
      ...row,
      for: 'citizenship' as const,
      routes: [],
      except: [],
    })),
  ];
}
