import { settlementNames } from '../citizenship/settlementLapse';
import { discretionTables } from '../parameters/discretionTables';
import { fees } from '../parameters/feeTable';
import { naturalisationRules } from '../parameters/naturalisationRules';
import { refusalRules } from '../parameters/personalRules';
import { pounds } from '../parameters/units';
import { datedNotes } from '../routes/routeNote';
import { routes } from '../routes/routes';
import { discretionSentences } from '../sentences/discretion';

/** The texts that the rules insert into sentences. */
export interface OwnTexts {
  readonly titles: ReadonlySet<string>;
  /** The past and future notes of each route. */
  readonly notes: readonly ReadonlySet<string>[];
  /** The people who may still apply on a closed route. */
  readonly whoIsLater: ReadonlySet<string>;
  readonly discretion: ReadonlySet<string>;
  readonly missingDays: ReadonlySet<string>;
  readonly settlements: ReadonlySet<string>;
  readonly amounts: ReadonlySet<string>;
  /** The numbers of years that routes require. */
  readonly routeYears: ReadonlySet<number>;
}

let texts: OwnTexts | undefined;

/** Collected on first use, because most pages never need them. */
export const ownTexts = (): OwnTexts => (texts ??= collect());

const collect = (): OwnTexts => ({
  titles: new Set(routes.map(({ title }) => title)),
  notes: routes.map(
    ({ notes }) => new Set(notes.flatMap((note) => datedNotes(note).map(({ text }) => text))),
  ),
  whoIsLater: new Set(routes.flatMap(({ closes }) => closes?.laterFor?.who ?? [])),
  discretion: new Set([
    discretionSentences.meets(),
    ...Object.values(discretionTables).flatMap(({ rows }) => collectMessages(rows)),
  ]),
  missingDays: new Set(collectMessages(naturalisationRules.limitedLeave.rows)),
  settlements: new Set(Object.values(settlementNames)),
  amounts: new Set([
    ...Object.values(fees).flatMap(({ rows }) => rows.map(({ value }) => pounds(value))),
    ...refusalRules.debtToTheNhs.rows.map(({ value }) => refusalRules.debtToTheNhs.unit.inWords(value)),
  ]),
  routeYears: new Set(
    routes.flatMap(({ qualifyingYears }) => qualifyingYears.rows.flatMap(({ value }) => value)),
  ),
});

const collectMessages = (
  rows: readonly { readonly value: readonly { readonly message: string }[] }[],
): readonly string[] => rows.flatMap(({ value }) => value.map(({ message }) => message));
