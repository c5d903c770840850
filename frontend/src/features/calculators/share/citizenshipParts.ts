import type { SharedCount, SharedSnapshot } from '@settlewise/contract';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { limitNames, routeLabel, statusOptions } from '../citizenship/labels';
import { limitsOfResult } from '../citizenship/results/limitsOfResult';
import { verdictOf } from '../citizenship/results/verdict';
import type { CitizenshipAnswered } from './answered';
import { sharedDays, tripsShown, withMargin, type Parts } from './parts';

/** Every part of a result of the citizenship calculator that can be shared. */
export function citizenshipParts({ form, result }: CitizenshipAnswered): Parts {
  const { tone, status, headline, why } = verdictOf(result);
  return {
    verdict: { tone, status, headline, date: result.suggestedEligibilityDate },
    ...{ why: withMargin(why, result), reasons: result.reasons, counts: countsOf(result) },
    trips: tripsShown(form.useDetailedAbsences ? form.absenceRecords : []),
    details: detailsOf({ form, result }),
  };
}

function countsOf(result: CitizenshipAnswered['result']): readonly SharedCount[] {
  const { period, minUkResidencyYears, isSpouseRoute, applicationDate } = result;
  const names = limitNames(isSpouseRoute, applicationDate);
  const [total, recent] = limitsOfResult(result);
  return [
    {
      ...{ title: `In the ${minUkResidencyYears} years`, ...sharedDays(total.days, total.cautious.days) },
      ...{ limit: result.absenceLimit, from: period.from, to: period.to },
      ...{ decides: true, means: names.total, owner: 'citizenship' },
    },
    {
      ...{ title: 'In the last 12 months', ...sharedDays(recent.days, recent.cautious.days) },
      ...{ limit: result.recentAbsenceLimit, from: period.finalYearFrom, to: period.to },
      ...{ decides: true, means: names.finalYear, owner: 'citizenship' },
    },
  ];
}

function detailsOf({
  form,
  result,
}: Pick<CitizenshipAnswered, 'form' | 'result'>): NonNullable<SharedSnapshot['details']> {
  const { isSpouseRoute, minUkResidencyYears, settlementDate } = result;
  const status = statusOptions.find(({ value }) => value === form.statusType)?.label;
  return [
    { name: 'Immigration route', value: routeLabel(result.immigrationRoute) },
    { name: 'First UK entry', value: formatLongDate(result.ukEntryDate) },
    ...(status === undefined ? [] : [{ name: 'Settlement status', value: status }]),
    ...(settlementDate === null ? [] : [{ name: 'Settled since', value: formatLongDate(settlementDate) }]),
    {
      name: 'Applies as',
      value: `${isSpouseRoute ? 'Spouse of a British citizen' : 'Standard applicant'}: ${minUkResidencyYears} years`,
    },
    { name: 'Planned application', value: formatLongDate(result.applicationDate) },
  ];
}
