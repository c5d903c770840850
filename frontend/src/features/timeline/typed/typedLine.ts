import { applications } from '@settlewise/contract/collections';
import { plannedKinds, type timelineRequest, type TimelineResponse } from '@settlewise/contract/timeline';
import type { TimelineEntry } from '@settlewise/contract/timelineEntries';
import { labelOfVisaType, visaTypeValueOf } from '@settlewise/contract/visaTypeChoices';
import { type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import { canBeFaster } from '@settlewise/rules/waiting';
import type { z } from 'zod';
import { lineOf, type LifeLine } from '../line/lineOf';

type Request = z.input<typeof timelineRequest>;
type Planned = NonNullable<Request['planned']>;

/** A visa as it is typed, and what is planned. Days may be no dates yet. */
export interface TypedVisa {
  readonly visaType: string;
  readonly begins: string;
  readonly ends: string;
  /** Empty while nothing is planned. */
  readonly appliedFor: Planned['appliedFor'] | '';
  readonly applyOn: string;
  readonly service: NonNullable<Planned['service']>;
}

export const nothingTyped: TypedVisa = {
  visaType: '',
  begins: '',
  ends: '',
  appliedFor: '',
  applyOn: '',
  service: 'standard',
};

const isKind = (value: string): value is Planned['appliedFor'] => plannedKinds.some((kind) => kind === value);

/** What can be planned, as the list of applications names it. */
export const plannedOptions = applications.fields.appliedFor.kind.options.flatMap(({ value, label }) =>
  isKind(value) ? [{ value, label }] : [],
);

/** Whether a decision can be had sooner for money. */
export const hasServices = ({ appliedFor }: TypedVisa): boolean =>
  appliedFor !== '' && canBeFaster({ kind: appliedFor });

/** What is wrong with a visa, by its field; empty where nothing is. */
export function problemsOf(
  { visaType, begins, ends, appliedFor, applyOn }: TypedVisa,
  today: CivilDate,
): Readonly<Partial<Record<keyof TypedVisa, string>>> {
  const isWrong = ends !== '' && !isCivilDate(ends);
  return {
    ...(visaType === '' && { visaType: 'Please choose your visa' }),
    ...(!isCivilDate(begins) && { begins: 'Please enter the first day of your visa' }),
    ...(isWrong && { ends: 'Please enter a day, or leave it empty' }),
    ...(!isWrong && ends !== '' && ends < begins && { ends: 'The visa cannot end before it begins' }),
    ...(appliedFor !== '' && problemOfDay({ begins, applyOn }, today)),
  };
}

/** After the visa ends is no mistake: the answer says what it means. */
function problemOfDay({ begins, applyOn }: Pick<TypedVisa, 'begins' | 'applyOn'>, today: CivilDate) {
  if (!isCivilDate(applyOn)) return { applyOn: 'Please enter the day you plan to apply' };
  if (isCivilDate(begins) && applyOn < begins) return { applyOn: 'You cannot apply before the visa begins' };
  return applyOn < today && { applyOn: 'This day has passed. Please enter today or a later day' };
}

/** What is asked of the server; null while something is wrong. */
export function requestOf(typed: TypedVisa, today: CivilDate): Request | null {
  const { begins, ends, appliedFor, applyOn, service } = typed;
  const visaType = visaTypeValueOf(typed.visaType);
  if (visaType === null || Object.keys(problemsOf(typed, today)).length > 0) return null;
  return {
    visaType,
    visaStartDate: begins,
    visaEndDate: ends === '' ? null : ends,
    useDetailedAbsences: true,
    absences: [],
    planned:
      appliedFor === '' ? null : { appliedFor, applyOn, service: hasServices(typed) ? service : 'standard' },
  };
}

/** The line of a visa that is in no record: the visa itself, what is planned, and the days that it leads to. */
export function lineOfTyped(answer: TimelineResponse, ends: string): LifeLine | null {
  const { asOf, visaType, visaStartDate } = answer;
  const entry = (
    id: string,
    date: CivilDate,
    title: string,
    rest: Partial<TimelineEntry> = {},
  ): TimelineEntry => ({
    id,
    date,
    title,
    kind: 'settlement',
    endDate: null,
    detail: null,
    isAhead: date > asOf,
    dependantId: null,
    matter: null,
    applicationId: null,
    reason: null,
    ...rest,
  });
  const day = (id: string, date: CivilDate | null, title: string, rest: Partial<TimelineEntry> = {}) =>
    date === null ? [] : [entry(id, date, title, rest)];
  const ended = ends === '' ? null : ends;
  return lineOf(
    [
      entry('visa', visaStartDate, `Visa: ${labelOfVisaType(visaType)}`, {
        kind: 'visa',
        endDate: ended,
        matter: 'permission',
      }),
      ...day('ends', ended, 'Last day of the visa', { kind: 'visa' }),
      ...day('ilr', answer.ilrApplicationEarliestDate, 'First day to apply for ILR'),
      ...(answer.planned?.entries ?? []),
      ...answer.wayAhead,
    ],
    [],
    asOf,
  );
}
