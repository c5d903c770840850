import { countSpanDays } from '../../absences/trip';
import { splitDate, type CivilDate } from '../../calendar/civilDate';
import { calculateDayNumber } from '../../calendar/dayNumbers';
import { earliestDate, latestDate, mostPermissions } from '../../assessment/problems';
import { FieldProblems } from '../fieldProblems';
import type { IlrForm, IlrPermission, YearlyTotal } from './ilrForm';

/** @throws UnsoundAssessment naming each field of the form that cannot be used */
export function requireSoundIlrForm(form: IlrForm, today: CivilDate): void {
  const problems = new FieldProblems();
  const { visaStartDate, entryDate, visaExpiryDate } = form;
  const startIsDated = problems.dated('visaStartDate', visaStartDate);
  if (startIsDated)
    problems.require(visaStartDate <= today, 'visaStartDate', 'Visa issue date cannot be in the future');
  if (entryDate !== null && entryDate !== undefined && problems.dated('entryDate', entryDate)) {
    if (startIsDated)
      problems.require(
        entryDate >= visaStartDate || (form.permissions ?? []).some(({ from }) => entryDate >= from),
        'entryDate',
        'UK entry date cannot be before the visa issue date',
      );
    problems.require(entryDate <= today, 'entryDate', 'UK entry date cannot be in the future');
  }
  if (visaExpiryDate !== null && visaExpiryDate !== undefined)
    problems.dated('visaExpiryDate', visaExpiryDate);
  requireSoundPermissions(problems, form.permissions ?? []);
  requirePast(problems, 'claimedOn', form.claimedOn, today, 'The day of your claim cannot be in the future');
  requirePast(problems, 'dateOfBirth', form.dateOfBirth, today, 'Your date of birth cannot be in the future');
  for (const field of ['awaitingDecisionSince', 'extensionAppliedOn'] as const) {
    const applied = form[field];
    requirePast(problems, field, applied, today, 'The day you applied cannot be in the future');
    if (applied === null || applied === undefined) continue;
    if (startIsDated)
      problems.require(
        applied >= visaStartDate,
        field,
        'The day you applied cannot be before the visa issue date',
      );
  }
  const { extensionAppliedOn: extension } = form;
  if (extension !== null && extension !== undefined)
    problems.require(
      (form.permissions ?? []).every(({ from }) => from <= extension),
      'extensionAppliedOn',
      'A visa begins after this day. Leave the day out once the extension is decided',
    );
  if (form.useDetailedAbsences) problems.trips('detailedAbsences', form.detailedAbsences);
  else requireSoundYears(problems, form.absencesPerYear);
  problems.throwAny();
}

function requireSoundYears(problems: FieldProblems, totals: readonly YearlyTotal[]): void {
  const seen = new Set<number>();
  totals.forEach(({ year, days }, position) => {
    const path = `absencesPerYear.${position}`;
    const known =
      Number.isInteger(year) && year >= splitDate(earliestDate).year && year <= splitDate(latestDate).year;
    problems.require(known, `${path}.year`, 'Enter a year.');
    problems.require(!seen.has(year), `${path}.year`, `The year ${year} is there twice.`);
    seen.add(year);
    problems.require(Number.isInteger(days) && days >= 0, `${path}.days`, 'Enter 0 or more whole days');
    if (!known) return;
    const most = countSpanDays({
      first: calculateDayNumber(year, 1, 1),
      last: calculateDayNumber(year, 12, 31),
    });
    problems.require(days <= most, `${path}.days`, `The year ${year} has ${most} days`);
  });
}

function requirePast(
  problems: FieldProblems,
  field: string,
  date: CivilDate | null | undefined,
  today: CivilDate,
  message: string,
): void {
  if (date !== null && date !== undefined && problems.dated(field, date))
    problems.require(date <= today, field, message);
}

function requireSoundPermissions(problems: FieldProblems, permissions: readonly IlrPermission[]): void {
  problems.require(
    permissions.length <= mostPermissions,
    'permissions',
    `Give at most ${mostPermissions} permissions.`,
  );
  permissions.slice(0, mostPermissions).forEach(({ from, to, appliedOn }, position) => {
    const path = `permissions.${position}`;
    const starts = problems.dated(`${path}.from`, from);
    if (to !== null && to !== undefined && problems.dated(`${path}.to`, to) && starts)
      problems.require(to >= from, `${path}.to`, 'The permission ends before it begins.');
    if (
      appliedOn !== null &&
      appliedOn !== undefined &&
      problems.dated(`${path}.appliedOn`, appliedOn) &&
      starts
    )
      problems.require(
        appliedOn <= from,
        `${path}.appliedOn`,
        'The application cannot be later than the first day of the permission.',
      );
  });
}
