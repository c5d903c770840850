import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../testing/examples';
import { addDays, addMonths, type CivilDate } from '../calendar/civilDate';
import { routes } from '../routes/routes';
import { buildChecklist } from './buildChecklist';
import { coveredBy, monthsNotWhole, monthsOfLongStretches, spanOfDocument } from './coverage';
import {
  checklistForms,
  checklistIncomes,
  checklistRoles,
  type ChecklistDocument,
  type ChecklistQuestion,
} from './question';
import { checklistRows } from './rows';

// Properties of every checklist, for any applicant, form and day.

const dayFrom = (first: string, days: number) => fc.nat(days).map((day) => addDays(first, day));
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined });
const yesOrNo = maybe(fc.boolean());
const kinds = [...new Set(checklistRows.flatMap(({ rows }) => rows.map(({ value }) => value)))].length;

const document: fc.Arbitrary<ChecklistDocument> = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom(
      'passport',
      'payslip',
      'bank_statement',
      'employer_letter',
      'utility_bill',
      'visa_letter',
    ),
    begins: fc.option(dayFrom('2016-01-01', 4_500)),
    lasts: fc.option(fc.nat(400)),
    issuedOn: fc.option(dayFrom('2016-01-01', 4_500)),
    expiresOn: fc.option(dayFrom('2026-01-01', 4_000)),
  })
  .map(({ begins, lasts, ...rest }) => ({
    ...rest,
    from: begins,
    to: begins === null || lasts === null ? null : addDays(begins, lasts),
  }));

const question: fc.Arbitrary<ChecklistQuestion> = fc.record({
  form: fc.constantFrom(...checklistForms),
  route: fc.constantFrom(...routes.map(({ key }) => key)),
  plannedOn: dayFrom('2024-06-01', 1_500),
  applicant: fc.record({
    dateOfBirth: dayFrom('1950-01-01', 26_000),
    role: fc.constantFrom(...checklistRoles),
  }),
  answers: fc.record({
    exceptedAbsences: yesOrNo,
    gapInPermission: yesOrNo,
    convictions: yesOrNo,
    foreignLanguageDocuments: yesOrNo,
    spouseOfBritishCitizen: yesOrNo,
    longAbsences: yesOrNo,
    sameEmployerSixMonths: yesOrNo,
    grantedBeforeApril2024: yesOrNo,
    income: fc.option(fc.constantFrom(...checklistIncomes)),
  }),
  documents: fc.array(document, { maxLength: 12 }),
});

describe('Every checklist', () => {
  it('has each line once, and counts the required documents', () => {
    expect(kinds).toBeGreaterThan(50);
    fc.assert(
      fc.property(question, (asked) => {
        const { requirements, readiness, warnings, questions } = buildChecklist(asked);
        const ids = requirements.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const must = requirements.filter(({ kind }) => kind === 'must').length;
        const groups = new Set(
          requirements.filter(({ kind }) => kind === 'one_of').map(({ id, group }) => group ?? id),
        ).size;
        expect(readiness.of).toBe(must + groups);
        expect(readiness.met).toBeLessThanOrEqual(readiness.of);
        expect(requirements.length > 0).toBe(warnings.length === 0);
        expect(questions.length).toBeLessThanOrEqual(8);
        for (const { id } of questions) expect(asked.answers[id] ?? null).toBeNull();
      }),
      examples(400),
    );
  });

  it('gives each line a state that matches its missing documents', () => {
    fc.assert(
      fc.property(question, (asked) => {
        for (const line of buildChecklist(asked).requirements) {
          const { id, kind, state, missingMonths, daysTooOld, by, text, why, group } = line;
          expect([id, text.length > 0, why.length > 0]).toEqual([id, true, true]);
          expect([id, kind === 'not_needed']).toEqual([id, state === 'not_needed']);
          expect([id, group !== null]).toEqual([id, kind === 'one_of']);
          if (state === 'have') expect([id, missingMonths, daysTooOld]).toEqual([id, [], null]);
          if (state === 'too_old') expect([id, (daysTooOld ?? 0) > 0]).toEqual([id, true]);
          if (state === 'missing') expect([id, by]).toEqual([id, []]);
          const months = line.period === null ? [] : missingMonths;
          expect([id, [...new Set(months)].sort()]).toEqual([id, missingMonths]);
        }
      }),
      examples(400),
    );
  });

  it('never gets further from complete with one more document', () => {
    fc.assert(
      fc.property(question, document, (asked, more) => {
        const before = buildChecklist(asked);
        const after = buildChecklist({ ...asked, documents: [...asked.documents, more] });
        expect(after.readiness.met).toBeGreaterThanOrEqual(before.readiness.met);
        before.requirements.forEach(({ id, missingMonths }, place) => {
          const now = after.requirements[place]?.missingMonths ?? [];
          expect([id, now.filter((month) => !missingMonths.includes(month))]).toEqual([id, []]);
        });
      }),
      examples(300),
    );
  });
});

/** Checks day by day, without spans. */
function missingDayByDay(documents: readonly ChecklistDocument[], from: CivilDate, to: CivilDate) {
  const missing = new Set<string>();
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const isCovered = documents.some((one) => {
      const span = spanOfDocument(one);
      const [earlier = null] = [one.issuedOn, one.to].filter((some) => some != null).sort();
      const first = one.from ?? earlier;
      if (span === null || first === null) return false;
      const last = one.to ?? one.expiresOn ?? one.issuedOn ?? first;
      return day >= first && (day <= last || day === first);
    });
    if (!isCovered) missing.add(day.slice(0, 7));
  }
  return [...missing].sort();
}

describe('The months that are not covered', () => {
  it('equal a count of days without a document', () => {
    fc.assert(
      fc.property(
        fc.array(document, { maxLength: 8 }),
        dayFrom('2018-01-01', 900),
        fc.nat(800),
        (documents, from, days) => {
          const to = addDays(from, days);
          expect(monthsNotWhole(coveredBy(documents), { from, to })).toEqual(
            missingDayByDay(documents, from, to),
          );
        },
      ),
      examples(60),
    );
  });

  it('of long periods are among those, and there are none with a document in every half year', () => {
    fc.assert(
      fc.property(fc.array(document, { maxLength: 8 }), dayFrom('2018-01-01', 900), (documents, from) => {
        const period = { from, to: addMonths(from, 60) };
        const covered = coveredBy(documents);
        const missing = monthsNotWhole(covered, period);
        expect(monthsOfLongStretches(covered, period, 6).filter((month) => !missing.includes(month))).toEqual(
          [],
        );
        const each = [...Array(13).keys()].map((place) => ({
          id: String(place),
          kind: 'payslip',
          issuedOn: addMonths(from, place * 5),
        }));
        expect(monthsOfLongStretches(coveredBy(each), period, 6)).toEqual([]);
      }),
      examples(100),
    );
  });
});
