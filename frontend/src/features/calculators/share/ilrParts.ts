import type { SharedCount, SharedSnapshot } from '@settlewise/contract/sharedResults';
import { calculateIlr, limitsTwelveMonths } from '@settlewise/rules/calculators';
import { absenceLimitsOn } from '@settlewise/rules/parameters';
import { rememberSentences } from '@settlewise/rules/sentences';
import { englishOnce } from '../ilr/results/englishWords';
import { ownerOf } from '../ilr/results/meaningOfLimit';
import { absencesOf, decidesFor, mostDaysOf } from '../ilr/results/mostDays';
import { entryOf } from '../ilr/results/startOfYears';
import { totalIsNoLimit, totalLimitOf, verdictOf } from '../ilr/results/verdict';
import { typedVisaEnd } from '../ilr/results/visaEnd';
import { totalByHomeOffice } from '../ilr/results/whatCounts';
import type { IlrAnswered } from './answered';
import { codedMargin, codedReasons, sharedDays, tripsShown, type Parts } from './parts';

type Asked = Pick<IlrAnswered, 'form' | 'result'>;

/** Every part of a result of the ILR calculator that can be shared. */
export function ilrParts({ form, result }: IlrAnswered): Parts {
  const { tone, coded } = verdictOf(result);
  const { sentences } = rememberSentences(() => calculateIlr(form, result.calculationDate));
  const { code, days, count } = coded;
  return {
    verdict: {
      tone,
      code,
      ...(days !== undefined && { days: [...days] }),
      ...(count !== undefined && { count }),
    },
    reasons: codedReasons(englishOnce(result.reasons), sentences),
    margin: codedMargin(result, sentences),
    counts: countsOf({ form, result }),
    trips: tripsShown(form.useDetailedAbsences ? form.detailedAbsences : []),
    details: detailsOf({ form, result }),
  };
}

function countsOf({ form, result }: Asked): readonly SharedCount[] {
  const { absenceDaysTotal, period, verdict, meetsAbsenceTotal } = result;
  // No total within its limit stands beside twelve months that are over theirs, and none that has no limit of its own.
  const totalDays = totalByHomeOffice(form, result);
  const isQuiet = totalIsNoLimit(result, totalDays) || (verdict === 'over_limit' && meetsAbsenceTotal);
  const limit = isQuiet ? null : totalLimitOf(result);
  const owner = ownerOf(result);
  return [
    ...(form.useDetailedAbsences ? [mostDays(result)] : fullestYear(result)),
    {
      kind: 'total',
      ...sharedDays(totalDays, absenceDaysTotal),
      limit,
      owner,
      means: null,
      from: period?.from ?? null,
      to: period?.to ?? null,
      decides: !meetsAbsenceTotal,
    },
  ];
}

function mostDays(result: IlrAnswered['result']): SharedCount {
  const { kind, days, cautiousDays, limit, window, meansBy: by, named } = mostDaysOf(result);
  return {
    kind,
    ...sharedDays(days, cautiousDays),
    limit,
    decides: limit !== null,
    owner: ownerOf(result),
    from: window?.from ?? null,
    to: window?.to ?? null,
    means: { by, limit: named, counting: absencesOf(result) },
  };
}

/** Of yearly totals, as the result shows it. */
function fullestYear(result: IlrAnswered['result']): readonly SharedCount[] {
  const { absencesByYear, calculationDate } = result;
  const fullest = absencesByYear.toSorted((one, other) => other.days - one.days)[0];
  if (fullest === undefined) return [];
  const { days: limit } = absenceLimitsOn(calculationDate).settlementYear;
  const counting = absencesOf(result);
  const isLimited = limitsTwelveMonths({ absences: counting }) && decidesFor(result, fullest.days, limit);
  return [
    {
      kind: 'busiest_year',
      year: fullest.year,
      days: fullest.days,
      limit: isLimited ? limit : null,
      from: null,
      to: null,
      decides: fullest.over,
      owner: ownerOf(result),
      means: isLimited ? { by: 'limit', limit, counting } : null,
    },
  ];
}

function detailsOf({ form, result }: Asked): NonNullable<SharedSnapshot['details']> {
  const visaEnds = typedVisaEnd(form);
  return [
    { name: 'visa_type', value: form.visaType },
    { name: 'visa_start', value: form.visaStartDate },
    { name: 'uk_entry', value: entryOf(form) },
    ...(visaEnds === null ? [] : [{ name: 'visa_end', value: visaEnds }]),
    { name: 'english', value: result.englishLanguage },
    { name: 'financial_requirement', value: result.financialRequirement },
    { name: 'good_character', value: result.goodCharacter },
  ];
}
