import { dayCount } from '../../assessment/wording';
import type { CivilDate } from '../../calendar/civilDate';
import { needsNoSettlement } from '../../citizenship/settlementHeld';
import { FieldProblems } from '../fieldProblems';
import type { CitizenshipForm } from './citizenshipForm';
import { kindOfStatus, residenceYears } from './citizenshipRules';

/**
 * Rejects impossible values: an entry, birth or settlement after the application, or more days away in the final year
 * than in total. Settlement before the entry is accepted for leave to enter.
 * @throws UnsoundAssessment naming each field of the form that cannot be used
 */
export function requireSoundCitizenshipForm(
  form: CitizenshipForm,
  application: CivilDate,
  today: CivilDate,
): void {
  const problems = new FieldProblems();
  checkDates(form, application, problems);
  const { dateOfBirth } = form;
  if (dateOfBirth !== undefined && problems.dated('dateOfBirth', dateOfBirth))
    problems.require(dateOfBirth <= today, 'dateOfBirth', 'Your date of birth cannot lie ahead');
  problems.require(isDays(form.recentAbsences), 'recentAbsences', 'Enter 0 or more whole days');
  problems.require(form.recentAbsences <= 365, 'recentAbsences', 'Enter at most 365 days');
  if (form.useDetailedAbsences) problems.trips('absenceRecords', form.absenceRecords);
  else {
    const most = 365 * residenceYears(form.isSpouseRoute);
    problems.require(isDays(form.totalAbsences), 'totalAbsences', 'Enter 0 or more whole days');
    problems.require(
      form.totalAbsences <= most,
      'totalAbsences',
      `Enter at most ${most.toLocaleString('en-GB')} days`,
    );
    problems.require(form.recentAbsences <= form.totalAbsences, 'recentAbsences', describeRecentExcess(form));
  }
  problems.throwAny();
}

function checkDates(form: CitizenshipForm, application: CivilDate, problems: FieldProblems): void {
  const { ukEntryDate, settlementDate } = form;
  const entryDated = problems.dated('ukEntryDate', ukEntryDate);
  const applicationDated = problems.dated('applicationDate', application);
  const upToApplication = (field: string, name: string, date: CivilDate) => {
    if (applicationDated)
      problems.require(date <= application, field, `Your ${name} cannot be after the day you plan to apply`);
  };
  if (entryDated) upToApplication('ukEntryDate', 'entry date', ukEntryDate);
  if (needsNoSettlement(kindOfStatus(form.statusType))) return;
  if (settlementDate === undefined) {
    problems.require(false, 'settlementDate', 'Please enter your settlement status grant date.');
    return;
  }
  if (!problems.dated('settlementDate', settlementDate)) return;
  upToApplication('settlementDate', 'settlement date', settlementDate);
  if (entryDated && ukEntryDate <= application)
    problems.require(
      settlementDate >= ukEntryDate || form.indefiniteLeaveToEnter === true,
      'settlementDate',
      'Your settlement cannot be before your entry, unless it was indefinite leave to enter. Check both dates, or say that it was.',
    );
}

function describeRecentExcess({ recentAbsences, totalAbsences, isSpouseRoute }: CitizenshipForm): string {
  return `You typed ${dayCount(recentAbsences)} in the last 12 months, but ${dayCount(totalAbsences)} in all ${residenceYears(isSpouseRoute)} years. The last 12 months are part of these years.`;
}

function isDays(days: number): boolean {
  return Number.isInteger(days) && days >= 0;
}
