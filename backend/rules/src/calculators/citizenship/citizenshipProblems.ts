import type { CivilDate } from '../../calendar/civilDate';
import { FieldProblems } from '../fieldProblems';
import type { CitizenshipForm } from './citizenshipForm';
import { yearsOf } from './citizenshipRules';

/**
 * Refuses what no life can hold: an entry or a settlement after the application. Settlement before the entry is taken:
 * some people are settled on the day they arrive, or were granted it abroad.
 * @throws UnsoundAssessment naming each field of the form that cannot be used
 */
export function requireSoundCitizenshipForm(form: CitizenshipForm, application: CivilDate): void {
  const problems = new FieldProblems();
  const dated = {
    entry: problems.dated('ukEntryDate', form.ukEntryDate),
    settlement: problems.dated('settlementDate', form.settlementDate),
    application: problems.dated('applicationDate', application),
  };
  if (dated.entry && dated.application)
    problems.require(
      form.ukEntryDate <= application,
      'ukEntryDate',
      'Your entry date cannot be after the day you plan to apply',
    );
  if (dated.settlement && dated.application)
    problems.require(
      form.settlementDate <= application,
      'settlementDate',
      'Your settlement date cannot be after the day you plan to apply',
    );
  problems.require(isDays(form.recentAbsences), 'recentAbsences', 'Enter 0 or more whole days');
  problems.require(form.recentAbsences <= 365, 'recentAbsences', 'Enter at most 365 days');
  if (form.useDetailedAbsences) problems.trips('absenceRecords', form.absenceRecords);
  else {
    const most = 365 * yearsOf(form.isSpouseRoute);
    problems.require(isDays(form.totalAbsences), 'totalAbsences', 'Enter 0 or more whole days');
    problems.require(
      form.totalAbsences <= most,
      'totalAbsences',
      `Enter at most ${most.toLocaleString('en-GB')} days`,
    );
  }
  problems.throwAny();
}

function isDays(days: number): boolean {
  return Number.isInteger(days) && days >= 0;
}
