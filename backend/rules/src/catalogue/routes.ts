import { dayCount, writtenDate } from '../assessment/wording';
import { addDays } from '../calendar/civilDate';
import { absenceRules } from '../parameters/absenceRules';
import { periodsOf } from '../parameters/parameter';
import { personalRules } from '../parameters/personalRules';
import type { Ages } from '../parameters/units';
import type { AbsenceCounting, IgnoredAbsences, Route } from '../routes/route';
import { datedNotes } from '../routes/routeNote';
import { routes } from '../routes/routes';
import { formatRows, undated, type CatalogueEntry, type CatalogueRow } from './entry';

const counting: Readonly<Record<AbsenceCounting, string>> = {
  continuous_residence: 'Continuous residence',
  long_residence: 'Long residence',
  eu_settlement: 'EU Settlement Scheme',
  child_born_in_uk: 'Days away in all, as for a child born in the UK',
  none: 'No limit of days away',
};

const lifeInTheUk = {
  adults: ({ from, to }: Ages) => `From ${from} to ${to} years`,
  grown_children: ({ from }: Ages) => `From ${from} years, of those settling as children`,
} as const;

const ignored: Readonly<Record<IgnoredAbsences['kind'], string>> = {
  days_before: 'Days before',
  begun_before: 'Absences that began before',
  permission_granted_before: 'Absences on permission granted before',
};

const withoutYears: Readonly<Record<Route['settlementRule'], string>> = {
  by_years: 'At once',
  none: 'Does not lead to settlement',
  not_needed: 'Nothing to settle',
  not_known: 'Not known',
};

const yearRows = ({ qualifyingYears, settlementRule, source }: Route): readonly CatalogueRow[] =>
  settlementRule === 'by_years'
    ? formatRows(qualifyingYears, () => true)
    : [undated(withoutYears[settlementRule], source)];

/** The day from which the years are counted back, by the days that the law allows after the application. */
const formatCountingDay = ({ twentyEightDays, source }: Route): readonly CatalogueRow[] =>
  twentyEightDays
    ? periodsOf(absenceRules.daysAfterApplication).map(({ row, from, to }) => ({
        value: `A day up to ${dayCount(row.value)} after the application`,
        from,
        to,
        source,
        confirmed: true,
      }))
    : [undated('The day of application', source)];

/** The people who take the test, by the ages in the law. */
const formatTestTakers = ({ lifeInTheUk: who, source }: Route): readonly CatalogueRow[] =>
  who === 'none'
    ? [undated('Not asked for', source)]
    : periodsOf(personalRules.agesAsked).map(({ row, from, to }) => ({
        value: lifeInTheUk[who](row.value),
        from,
        to,
        source,
        confirmed: true,
      }));

/** Open until its last day, and closed after it. */
const formatClosing = (on: string, { source }: Route): readonly CatalogueRow[] => [
  { ...undated('Open for applications', source), to: on },
  { ...undated('Closed', source), from: addDays(on, 1) },
];

function routeEntriesFor(route: Route): readonly CatalogueEntry[] {
  const { key, title, source, closes, ignoredAbsences } = route;
  const entry = (name: string, what: string, rows: readonly CatalogueRow[], of: unknown): CatalogueEntry => ({
    key: `route_${key}_${name}`,
    rows,
    of,
    parameter: `${title}: ${what}`,
    area: 'Routes',
  });
  const fact = (name: string, what: string, value: string, of: unknown = route) =>
    entry(name, what, [undated(value, source)], of);

  const toComplete = entry('years', 'years to complete', yearRows(route), route.qualifyingYears);
  const notes = route.notes.map((note, index) =>
    entry(
      `note_${index + 1}`,
      'also to know',
      datedNotes(note).map(({ text, from, to }) => ({
        value: text,
        from,
        to,
        source,
        confirmed: !text.includes('(not confirmed)'),
      })),
      route,
    ),
  );
  if (route.settlementRule !== 'by_years') return [toComplete, ...notes];
  return [
    toComplete,
    ...notes,
    fact('absences', 'days away are counted by', counting[route.absences]),
    ...(ignoredAbsences === null
      ? []
      : [
          entry(
            'ignored',
            'days away that are left out',
            [
              undated(
                `${ignored[ignoredAbsences.kind]} ${writtenDate(ignoredAbsences.date)}`,
                ignoredAbsences.source,
              ),
            ],
            ignoredAbsences,
          ),
        ]),
    fact(
      'clock',
      'the years run from',
      route.clockStarts === 'grant' ? 'The grant of permission' : 'Entry to the UK',
    ),
    entry('counting_back', 'counted back from', formatCountingDay(route), route),
    entry('life_in_the_uk', 'Life in the UK test', formatTestTakers(route), route),
    fact('fee', 'fee', route.fee ? 'That of indefinite leave' : 'Not charged'),
    ...(route.form === null ? [] : [fact('form', 'form', route.form)]),
    ...(closes === null ? [] : [entry('closes', 'applications', formatClosing(closes.on, route), closes)]),
    ...(!closes?.laterFor
      ? []
      : [
          entry(
            'closes_later',
            `applications of ${closes.laterFor.who}`,
            formatClosing(closes.laterFor.on, route),
            closes.laterFor,
          ),
        ]),
  ];
}

/** The requirements of each route, except English. */
export const routeEntries = (): readonly CatalogueEntry[] => routes.flatMap(routeEntriesFor);
