import type { RegistrationAnswer } from '../../assessment/answer';
import { latestDate } from '../../assessment/problems';
import { toDayNumber, type CivilDate } from '../../calendar/civilDate';
import { registrationAnswer } from '../../citizenship/registration';
import { against } from '../../citizenship/reasonFactories';
import { settlementHeld } from '../../citizenship/settlementHeld';
import type { LawOnDay } from '../../parameters/law';
import { sources } from '../../parameters/sources';
import type { AbsencesFound } from './absences';
import { citizenshipAsked } from './asked';
import type { CitizenshipForm } from './citizenshipForm';
import { firstDayOfYears, residentLongEnough, timeAllowsRegistrationFrom } from './citizenshipRules';

/** The days on which registration is assessed. */
interface JudgedDays {
  readonly application: CivilDate;
  readonly today: CivilDate;
  readonly law: LawOnDay;
}

/**
 * Registration under section 4(2) for British Nationals (Overseas), from journeys or typed totals. Null for others,
 * and for typed totals of three years.
 */
export function assessRegistrationForm(
  form: CitizenshipForm,
  { total, recent, registration }: AbsencesFound,
  { application, today, law }: JudgedDays,
): RegistrationAnswer | null {
  if (form.britishNationalOverseas !== true) return null;
  const residentFrom = residentLongEnough(form.ukEntryDate, law.fiveYears.years);
  const resident = residentFrom <= application;
  const answer =
    registration ??
    (form.isSpouseRoute
      ? null
      : registrationFromTotals(form, { total, recent }, { application, today, law }));
  if (answer === null || resident) return answer;
  return {
    ...answer,
    verdict: 'not_yet',
    reasons: [
      against(
        'registration_residence',
        { years: law.fiveYears.years, on: residentFrom },
        sources.nationalityActRegistration,
        { first: toDayNumber(form.ukEntryDate), last: toDayNumber(residentFrom) },
      ),
      ...answer.reasons,
    ],
  };
}

function registrationFromTotals(
  form: CitizenshipForm,
  { total: totalDays, recent: finalYearDays }: Pick<AbsencesFound, 'total' | 'recent'>,
  { application, today, law }: JudgedDays,
): RegistrationAnswer {
  const over = totalDays > law.fiveYears.days || finalYearDays > law.finalYear.days;
  const from = timeAllowsRegistrationFrom(form, today, law);
  return registrationAnswer({
    residence: {
      first: toDayNumber(firstDayOfYears(application, law.fiveYears.years)),
      finalFirst: toDayNumber(firstDayOfYears(application, law.finalYear.years)),
      totalDays,
      finalYearDays,
      presentOnFirstDay: true,
    },
    held: settlementHeld(citizenshipAsked(form), law.naturalisation.monthsSettled),
    application: toDayNumber(application),
    lapsed: false,
    law,
    firstGood: over || from > latestDate ? null : toDayNumber(from),
  });
}
