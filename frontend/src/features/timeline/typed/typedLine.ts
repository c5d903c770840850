import { labelOfVisaType, type TimelineEntry, type TimelineResponse } from '@settlewise/contract';
import { citizenshipAfterGrant, isCivilDate, type CivilDate } from '@settlewise/rules';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { lineOf, type LifeLine } from '../line/lineOf';

/** A visa as it is typed. Days may be no dates yet. */
export interface TypedVisa {
  readonly visaType: string;
  readonly begins: string;
  readonly ends: string;
}

export const nothingTyped: TypedVisa = { visaType: '', begins: '', ends: '' };

/** What is wrong with a visa, by its field; empty where nothing is. */
export function problemsOf({
  visaType,
  begins,
  ends,
}: TypedVisa): Readonly<Partial<Record<keyof TypedVisa, string>>> {
  const isWrong = ends !== '' && !isCivilDate(ends);
  return {
    ...(visaType === '' && { visaType: 'Please choose your visa' }),
    ...(!isCivilDate(begins) && { begins: 'Please enter the first day of your visa' }),
    ...(isWrong && { ends: 'Please enter a day, or leave it empty' }),
    ...(!isWrong && ends !== '' && ends < begins && { ends: 'The visa cannot end before it begins' }),
  };
}

/** The line of a visa that is in no record: the visa itself, and the days that it leads to. */
export function lineOfTyped(answer: TimelineResponse, ends: string): LifeLine | null {
  const { asOf, visaType, visaStartDate } = answer;
  const { granted, citizenship } = afterIlr(answer);
  const entry = (
    id: string,
    date: CivilDate,
    title: string,
    rest: Partial<TimelineEntry> = {},
  ): TimelineEntry => ({
    ...{ id, date, title, kind: 'settlement', endDate: null, detail: null, isAhead: date > asOf },
    ...{ dependantId: null, matter: null, applicationId: null, reason: null },
    ...rest,
  });
  const day = (id: string, date: CivilDate | null, title: string, rest: Partial<TimelineEntry> = {}) =>
    date === null ? [] : [entry(id, date, title, rest)];
  const ended = ends === '' ? null : ends;
  return lineOf(
    [
      entry('visa', visaStartDate, `Visa: ${labelOfVisaType(visaType)}`, {
        ...{ kind: 'visa', endDate: ended, matter: 'permission' },
      }),
      ...day('ends', ended, 'Last day of the visa', { kind: 'visa' }),
      ...day('ilr', answer.ilrApplicationEarliestDate, 'First day to apply for ILR'),
      ...day('citizenship', citizenship, 'First day to apply for citizenship', {
        matter: 'supposed_step',
        detail: granted === null ? null : `If ILR is granted on ${formatLongDate(granted)}`,
      }),
    ],
    [],
    asOf,
  );
}

/** ILR is taken to be granted when the years are complete, and today where that has passed: no grant comes on a day that is gone. */
function afterIlr({
  asOf,
  visaStartDate: ukEntryDate,
  ilrEligibilityDate: complete,
  citizenshipEligibilityDate,
}: TimelineResponse): { readonly granted: CivilDate | null; readonly citizenship: CivilDate | null } {
  if (complete === null || complete >= asOf)
    return { granted: complete, citizenship: citizenshipEligibilityDate };
  return {
    granted: asOf,
    citizenship: citizenshipAfterGrant({ ukEntryDate, spouseOfBritishCitizen: false }, asOf),
  };
}
