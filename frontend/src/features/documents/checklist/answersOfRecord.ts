import type { VisaDetailsResponse } from '@settlewise/contract';
import {
  addDays,
  isSettlementForm,
  listedAbsences,
  longResidenceCurrentPermission,
  valueOn,
  type ChecklistAnswers,
  type ChecklistForm,
  type CivilDate,
} from '@settlewise/rules';
import type { Known } from './known';

/** What the record answers by itself: nobody is asked for it again. What it does not know is left out. */
export function answersOfRecord(known: Known, form: ChecklistForm, on: CivilDate): ChecklistAnswers {
  const { visa, citizenship, ilr } = known;
  const gap = gapIn(visa);
  const keeps = ilr.meetsAbsenceRequirements;
  const granted = visa.visaStartDate;
  return {
    spouseOfBritishCitizen: citizenship.spouseOfBritishCitizen,
    // Only who is over a limit has to leave absences out.
    ...(keeps !== null && isSettlementForm(form) && { exceptedAbsences: !keeps }),
    ...(gap !== null && { gapInPermission: gap }),
    ...longAbsences(known, form, on),
    ...(granted !== null && {
      grantedBeforeApril2024: granted < valueOn(longResidenceCurrentPermission, on).grantedFrom,
    }),
  };
}

function longAbsences({ ilr, citizenship }: Known, form: ChecklistForm, on: CivilDate): ChecklistAnswers {
  if (form === 'SET(M)')
    return ilr.worstTwelveMonths === null
      ? {}
      : { longAbsences: ilr.worstTwelveMonths.days >= valueOn(listedAbsences, on) };
  if (form !== 'AN' && form !== 'B(OTA)') return {};
  const { citizenshipAbsencesWithinLimit, finalYear } = citizenship;
  return { longAbsences: !citizenshipAbsencesWithinLimit || finalYear.exceeded };
}

/**
 * Whether a day lies between two permissions of the record. Null where it knows of one permission alone, or where nobody
 * said whether the next was applied for in time.
 */
export function gapIn({
  visaStartDate,
  appliedInTime,
  previousVisaHistory,
}: VisaDetailsResponse): boolean | null {
  if (visaStartDate === null || previousVisaHistory.length === 0) return null;
  const latestFirst = previousVisaHistory.toSorted((one, other) =>
    other.startDate.localeCompare(one.startDate),
  );
  let next = { startDate: visaStartDate, appliedInTime };
  let unclear = false;
  for (const visa of latestFirst) {
    if (addDays(visa.endDate, 1) < next.startDate) {
      if (next.appliedInTime === 'no') return true;
      if (next.appliedInTime !== 'yes') unclear = true;
    }
    next = { startDate: visa.startDate, appliedInTime: visa.appliedInTime };
  }
  return unclear ? null : false;
}
