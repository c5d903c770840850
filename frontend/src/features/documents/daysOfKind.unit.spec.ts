import { documentTypeOptions } from '@settlewise/contract/documents';
import {
  checklistForms,
  checklistIncomes,
  buildChecklist,
  type ChecklistRequirement,
  checklistRoles,
} from '@settlewise/rules/documentChecklist';
import { routes } from '@settlewise/rules/routes';
import { describe, expect, it } from 'vitest';
import { isDated, isOfDays } from './daysOfKind';

/** `Other` is any paper: whoever files it tells its days where it is changed. */
const kinds = documentTypeOptions.map(({ value }) => value).filter((value) => value !== 'other');

/** The lines of every list, of a person who filed one of each kind without any day. */
const lines: readonly ChecklistRequirement[] = checklistForms.flatMap((form) =>
  routes.flatMap(({ key: route }) =>
    checklistRoles.flatMap((role) =>
      checklistIncomes.flatMap((income) =>
        ['1990-01-01', '2012-01-01'].flatMap((dateOfBirth) => [
          ...buildChecklist({
            form,
            route,
            plannedOn: '2027-02-20',
            applicant: { dateOfBirth, role },
            answers: { income },
            documents: kinds.map((kind) => ({ id: kind, kind })),
          }).requirements,
        ]),
      ),
    ),
  ),
);
/** The kinds that serve in lines which ask for a day. */
const kindsIn = (asks: (line: ChecklistRequirement) => boolean) => {
  const found = new Set(lines.filter(asks).flatMap(({ documentTypes }) => documentTypes));
  return kinds.filter((kind) => found.has(kind));
};

describe('A file of a kind', () => {
  it('is asked for its day of issue where a list hangs on it', () => {
    const asked = kindsIn(({ note }) => note?.includes('issued') === true);
    expect(asked).toContain('employer_letter');
    expect(asked.filter((kind) => !isDated(kind))).toEqual([]);
  });

  it('is asked for a day at least where a list counts the months that it covers', () => {
    const asked = kindsIn(({ period }) => period !== null);
    expect(asked).toContain('payslip');
    expect(asked.filter((kind) => !isDated(kind) && !isOfDays(kind))).toEqual([]);
  });

  it('is asked for no day on which nothing hangs', () => {
    const useful = kindsIn(({ period, fresh }) => period !== null || fresh !== null);
    const asked = kinds.filter((kind) => isDated(kind) || isOfDays(kind));
    expect(asked.filter((kind) => !useful.includes(kind))).toEqual([]);
  });
});
