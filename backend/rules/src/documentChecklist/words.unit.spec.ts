import { describe, expect, it } from 'vitest';
import { hardToRead } from '../../testing/plainEnglish';
import { routes, type RouteKey } from '../routes/routes';
import { buildChecklist } from './buildChecklist';
import { findSettlementForm } from './forms';
import { checklistForms, checklistRoles, type ChecklistAnswers, type ChecklistForm } from './question';
import { checklistRows } from './rows';
import { isSettlementForm } from './rows/groups';

// The texts of all lines and questions, for each form, route, age, answer and day.

const answered: readonly ChecklistAnswers[] = [
  {},
  { income: 'self_employed' },
  { income: 'savings' },
  { income: 'benefits' },
  { income: 'employed', sameEmployerSixMonths: false, spouseOfBritishCitizen: true },
  {
    exceptedAbsences: false,
    gapInPermission: false,
    convictions: false,
    longAbsences: false,
    foreignLanguageDocuments: false,
    spouseOfBritishCitizen: false,
    grantedBeforeApril2024: true,
  },
] as const;
/** A small child, a child who needs good character, an adult, and a person who is too old for English. */
const births = ['2020-05-01', '2013-05-01', '1990-05-01', '1950-05-01'];
/** The days before and after each change of a text. */
const days = [
  ...new Set(checklistRows.flatMap(({ rows }) => rows.flatMap(({ from }) => (from === null ? [] : [from]))))
    .add('2024-06-01')
    .add('2026-12-01')
    .add('2027-06-01'),
];

/** Only settlement depends on the route, and long residence on the person's other route. */
function listRoutes(form: ChecklistForm): readonly RouteKey[] {
  if (!isSettlementForm(form)) return ['hk_bno'];
  const all = routes.map(({ key }) => key);
  return form === 'SET(LR)'
    ? ['long_residence', 'student', 'partner']
    : all.filter((key) => findSettlementForm(key) === form);
}

const cases = checklistForms.flatMap((form) =>
  listRoutes(form).flatMap((route) =>
    days.flatMap((plannedOn) =>
      births.flatMap((dateOfBirth) =>
        checklistRoles.flatMap((role) =>
          (role === 'main' ? answered : [{}]).map((answers) => ({
            form,
            route,
            plannedOn,
            answers,
            documents: [],
            applicant: { dateOfBirth, role },
          })),
        ),
      ),
    ),
  ),
);

/** Each text once, with the first place where it occurs. */
function collectTexts(): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const addText = (place: string, text: string | null) => {
    if (text !== null && !texts.has(text)) texts.set(text, place);
  };
  for (const one of cases) {
    const { requirements, questions } = buildChecklist(one);
    for (const { id, title, text, why, instead } of requirements) {
      addText(`${one.form}, title of ${id}`, `${title}.`);
      for (const words of [text, why, instead]) addText(`${one.form}, ${id}`, words);
    }
    for (const { id, text, why } of questions)
      for (const words of [text, why]) addText(`${one.form}, question ${id}`, words);
  }
  return texts;
}

describe('The words of the checklists', () => {
  it('are easy to read for people with English as a second language', () => {
    const texts = collectTexts();
    const titles = new Set([...texts.keys()].map((text) => text.replace(/\.$/, '')));
    expect(checklistRows.filter(({ title }) => !titles.has(title)).map(({ key }) => key)).toEqual([]);
    expect(
      [...texts].flatMap(([text, place]) => hardToRead(text).map((fault) => `${place}: ${fault}`)),
    ).toEqual([]);
  });
});
