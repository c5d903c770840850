import type { SharedCount, SharedSnapshot } from '@settlewise/contract/sharedResults';
import { calculateCitizenship } from '@settlewise/rules/calculators';
import { codeSentence } from '@settlewise/rules/coded';
import { rememberSentences } from '@settlewise/rules/sentences';
import { limitsOfResult } from '../citizenship/results/limitsOfResult';
import { verdictOf } from '../citizenship/results/verdict';
import type { CitizenshipAnswered } from './answered';
import { codedMargin, codedReasons, sharedDays, tripsShown, type Parts, type SentencesByText } from './parts';

/** Every part of a result of the citizenship calculator that can be shared. */
export function citizenshipParts({ form, result }: CitizenshipAnswered): Parts {
  const { sentences } = rememberSentences(() => calculateCitizenship(form, result.calculationDate));
  return {
    verdict: codedVerdict(result, sentences),
    reasons: codedReasons(result.reasons, sentences),
    margin: codedMargin(result, sentences),
    counts: countsOf(result),
    trips: tripsShown(form.useDetailedAbsences ? form.absenceRecords : []),
    details: detailsOf({ form, result }),
  };
}

function codedVerdict(result: CitizenshipAnswered['result'], sentences: SentencesByText): Parts['verdict'] {
  const { tone, coded } = verdictOf(result);
  const { code, days, open } = coded;
  const verdict = {
    tone,
    code,
    ...(days !== undefined && { days: [...days] }),
    ...(open !== undefined && { open: [...open] }),
  };
  if (result.headline === null) return verdict;
  const headline = codeSentence(result.headline.message, sentences);
  return headline === null ? null : { ...verdict, headline };
}

function countsOf(result: CitizenshipAnswered['result']): readonly SharedCount[] {
  const { period, isSpouseRoute } = result;
  const [total, recent] = limitsOfResult(result);
  const plain = { decides: true, owner: 'citizenship', to: period.to } as const;
  const means = (by: string) => ({ by, limit: null, counting: null });
  return [
    {
      ...plain,
      kind: 'whole_period',
      ...sharedDays(total.days, total.cautious.days),
      limit: result.absenceLimit,
      from: period.from,
      means: means(isSpouseRoute ? 'three_years' : 'five_years'),
    },
    {
      ...plain,
      kind: 'final_year',
      ...sharedDays(recent.days, recent.cautious.days),
      limit: result.recentAbsenceLimit,
      from: period.finalYearFrom,
      means: means('final_year'),
    },
  ];
}

function detailsOf({
  form,
  result,
}: Pick<CitizenshipAnswered, 'form' | 'result'>): NonNullable<SharedSnapshot['details']> {
  const { isSpouseRoute, settlementDate, immigrationRoute } = result;
  const { statusType } = form;
  return [
    ...(immigrationRoute === null ? [] : [{ name: 'route', value: immigrationRoute }]),
    { name: 'first_uk_entry', value: result.ukEntryDate },
    ...(statusType == null ? [] : [{ name: 'status', value: statusType }]),
    ...(settlementDate === null ? [] : [{ name: 'settled_since', value: settlementDate }]),
    { name: 'applies_as_spouse', value: isSpouseRoute },
    { name: 'planned_application', value: result.applicationDate },
  ];
}
