import type { SharedCount, SharedSnapshot } from '@settlewise/contract';
import { absenceLimitsOn, limitsTwelveMonths } from '@settlewise/rules';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { visaTypeLabel } from '../../../ui/visaTypes/visaTypes';
import { englishOnce } from '../ilr/results/englishWords';
import { meaningOfLimit, ownerOf } from '../ilr/results/meaningOfLimit';
import { absencesOf, decidesFor, mostDaysOf } from '../ilr/results/mostDays';
import { entryOf } from '../ilr/results/startOfYears';
import { totalIsNoLimit, totalLimitOf, verdictOf } from '../ilr/results/verdict';
import { typedVisaEnd } from '../ilr/results/visaEnd';
import { totalByHomeOffice } from '../ilr/results/whatCounts';
import { withoutOneDay } from '../ilr/results/withoutOneDay';
import type { IlrAnswered } from './answered';
import { sharedDays, tripsShown, withMargin, yesOrNo, type Parts } from './parts';

/** Every part of a result of the ILR calculator that can be shared. */
export function ilrParts({ form, result }: IlrAnswered): Parts {
  const { tone, status, headline, why } = verdictOf(result);
  return {
    verdict: { tone, status, headline, date: result.suggestedEligibilityDate },
    ...{
      why: withMargin(why, result),
      reasons: withoutOneDay(result, englishOnce(result.reasons)),
      counts: countsOf({ form, result }),
    },
    trips: tripsShown(form.useDetailedAbsences ? form.detailedAbsences : []),
    details: detailsOf({ form, result }),
  };
}

type Asked = Pick<IlrAnswered, 'form' | 'result'>;

function countsOf({ form, result }: Asked): readonly SharedCount[] {
  const { absenceDaysTotal, period, verdict, meetsAbsenceTotal } = result;
  // No total within its limit stands beside twelve months that are over theirs, and none that has no limit of its own.
  const totalDays = totalByHomeOffice(form, result);
  const isQuiet = totalIsNoLimit(result, totalDays) || (verdict === 'over_limit' && meetsAbsenceTotal);
  const limit = isQuiet ? null : totalLimitOf(result);
  const counts = [
    ...(form.useDetailedAbsences ? [mostDays(result)] : fullestYear(result)),
    {
      ...{ title: 'Total days away', ...sharedDays(totalDays, absenceDaysTotal), limit },
      ...{ from: period?.from ?? null, to: period?.to ?? null, decides: !meetsAbsenceTotal, means: '' },
    },
  ];
  const owner = ownerOf(result);
  return counts.map((count) => ({ ...count, owner }));
}

function mostDays(result: IlrAnswered['result']): SharedCount {
  const { title, days, cautiousDays, limit, window, means } = mostDaysOf(result);
  const decides = limit !== null;
  return {
    ...{ title, ...sharedDays(days, cautiousDays), limit, decides, means },
    ...{ from: window?.from ?? null, to: window?.to ?? null },
  };
}

/** Of yearly totals, as the result shows it. */
function fullestYear(result: IlrAnswered['result']): readonly SharedCount[] {
  const { absencesByYear, calculationDate } = result;
  const fullest = absencesByYear.toSorted((one, other) => other.days - one.days)[0];
  if (fullest === undefined) return [];
  const { days: limit } = absenceLimitsOn(calculationDate).settlementYear;
  const isLimited =
    limitsTwelveMonths({ absences: absencesOf(result) }) && decidesFor(result, fullest.days, limit);
  return [
    {
      ...{ title: `Busiest year: ${fullest.year}`, days: fullest.days, limit: isLimited ? limit : null },
      ...{ from: null, to: null, decides: fullest.over },
      means: isLimited ? meaningOfLimit(limit, result) : '',
    },
  ];
}

function detailsOf({ form, result }: Asked): NonNullable<SharedSnapshot['details']> {
  const visaEnds = typedVisaEnd(form);
  return [
    { name: 'Visa type', value: visaTypeLabel(form.visaType) },
    { name: 'Visa start', value: formatLongDate(form.visaStartDate) },
    { name: 'UK entry', value: formatLongDate(entryOf(form)) },
    ...(visaEnds === null ? [] : [{ name: 'Visa expiry', value: formatLongDate(visaEnds) }]),
    { name: 'English language', value: yesOrNo(result.englishLanguage) },
    { name: 'Financial requirement', value: yesOrNo(result.financialRequirement) },
    { name: 'Good character', value: yesOrNo(result.goodCharacter) },
  ];
}
