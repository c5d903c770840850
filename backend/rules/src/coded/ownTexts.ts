import { isCivilDate } from '../calendar/civilDate';
import { ruleCatalogue } from '../catalogue/catalogue';
import { discretionTables } from '../parameters/discretionTables';
import { naturalisationRules } from '../parameters/naturalisationRules';
import { datedNotes } from '../routes/routeNote';
import { routes } from '../routes/routes';
import { discretionSentences } from '../sentences/discretion';

/** An amount in pounds: `£1,709`, `£41,700 a year`. */
const amount = /^£\d{1,3}(,\d{3})*(\.\d{2})?( an? (year|month|week|hour))?$/;
/** A code that the engine hands over: `right_of_abode`, `B2`. One word can deceive nobody. */
const code = /^(?:[a-z]+(?:_[a-z\d]+)*|[A-C][12])$/;

let texts: ReadonlySet<string> | undefined;

/** Every text that the rules put into their sentences from their own data: titles and notes of routes, values in words. */
const ownTexts = (): ReadonlySet<string> =>
  (texts ??= new Set([
    ...routes.flatMap(({ title, notes, closes }) => [
      title,
      ...notes.flatMap((note) => datedNotes(note).map(({ text }) => text)),
      ...(closes?.laterFor === undefined || closes.laterFor === null ? [] : [closes.laterFor.who]),
    ]),
    ...ruleCatalogue().flatMap(({ rows }) => rows.map(({ value }) => value)),
    discretionSentences.meets(),
    ...[...Object.values(discretionTables), naturalisationRules.limitedLeave].flatMap(({ rows }) =>
      rows.flatMap(({ value }) => value.map(({ message }) => message)),
    ),
  ]));

/** Whether a text comes from the rules themselves, and from nobody who types. */
export const isOwnText = (text: string): boolean =>
  isCivilDate(text) || amount.test(text) || code.test(text) || ownTexts().has(text);
