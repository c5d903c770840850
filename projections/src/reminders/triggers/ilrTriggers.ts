import { isBefore, ladders } from '@settlewise/domain';
import {
  addDays,
  countsApart,
  firstDaysOf,
  inWordsOn,
  lastDaysOfProtection,
  openOutcomes,
  settlementFirstDays,
  type AssessedPerson,
  type CivilDate,
  type FirstDay,
  type RouteKey,
  type SettlementAnswer,
  type SettlementProgress,
  type SupposedOutcome,
  levelAsked,
} from '@settlewise/rules';
import { aboutDay, toldBy, type Trigger } from '../trigger';
import { longDate, workedOut } from '../wording';
import { endsBeforeIlr } from './endsBeforeIlr';
import { englishLevel } from './englishLevel';
import { byCount, ilrDaysShown } from './ilrDaysShown';

const progress = '/dashboard/progress';

/** What both counts come to, as far as people are told of it. */
export type ToldOfIlr = Pick<SettlementProgress, 'homeOfficeSays'> & {
  readonly [count in 'cautious' | 'homeOffice']: { readonly answer: SettlementAnswer };
};

/** What of the record stands beside an answer about ILR. */
export interface BesideIlr {
  /** The day on which the account was made. */
  readonly registeredOn: CivilDate;
  readonly visaExpiryDate: CivilDate | null;
  readonly route: RouteKey;
  /** As far as the record knows them. */
  readonly person: AssessedPerson | undefined;
}

/**
 * What an answer about ILR is told of. Nothing where facts are missing; while the day hangs on a question, that question
 * and no day; else the first day to apply, or both, what stands in its way, and the days on which applying comes to an end.
 */
export function ilrTriggersOf(progress: ToldOfIlr, beside: BesideIlr, today: CivilDate): readonly Trigger[] {
  const { cautious, homeOffice } = progress;
  const outcomes = openOutcomes(cautious.answer);
  if (outcomes.length > 0) return [questionOpen(cautious.answer, outcomes, beside.registeredOn)];
  if (cautious.answer.verdict === 'not_enough') return [];
  const days = settlementFirstDays(progress);
  const firstDays = firstDaysOf('ILR', days, today).map((first) =>
    windowOf(first, (first.count === 'home_office' ? homeOffice : cautious).answer),
  );
  return [
    ...firstDays,
    ...ilrDaysShown(
      { cautious: cautious.answer, homeOffice: countsApart(days, today) ? homeOffice.answer : null },
      beside.visaExpiryDate,
    ),
    ...endsBeforeIlr(days, beside, today),
    ...englishLevel(cautious.answer, days, beside),
  ];
}

/** Asked once: neither day is the day before it is answered. */
function questionOpen(
  { questions }: SettlementAnswer,
  outcomes: readonly SupposedOutcome[],
  registeredOn: CivilDate,
): Trigger {
  const inTime = questions.every(({ code }) => code === 'applied_in_time');
  const either = outcomes.map(({ supposing, earliestApplicationDate: day }) =>
    day === null
      ? `${supposing}: no date can be named yet.`
      : `${supposing}: the first day to apply is ${longDate(day)}.`,
  );
  return {
    ...{ kind: 'ilr_question', about: 'ilr', date: null, link: progress },
    steps: [
      {
        ...{ from: addDays(registeredOn, 1), name: 'open', type: 'warning' },
        title: inTime
          ? 'Did you apply before your visa ended? Your ILR date depends on it'
          : 'One answer is needed: your ILR date depends on it',
        message: `${either.join(' ')} Answer the question on your progress page. If you are not sure, both stay possible.`,
      },
    ],
  };
}

function windowOf(first: FirstDay, answer: SettlementAnswer): Trigger {
  const { date, called, both } = first;
  const { firstCompliantCountingDate: complete, applyBy } = answer;
  const years =
    complete === null || complete === date
      ? ''
      : ` ${both === null ? 'Your' : `${byCount[first.count]}, your`} qualifying years are complete on ${longDate(complete)}, and an application may come a little earlier.`;
  const beside = besideTheDay(answer);
  const english = englishOf(answer);
  const says = (alone: string) => both?.sentences ?? alone;
  return {
    ...{ kind: 'ilr_window', about: aboutDay('ilr', first), date, link: progress },
    ...(applyBy === null ? {} : { until: applyBy }),
    inWords: {
      title: called,
      text: `${says(`By your record, time and days away allow it from ${longDate(date)}.`)}${years}${beside}${english}`,
      note: both === null ? workedOut : `${both.sentences} ${workedOut}`,
    },
    ...toldBy(applyBy === null ? ladders.firstDay : ladders.firstOfLastDays, date, (lead) =>
      isBefore(lead)
        ? {
            type: 'other',
            title: both?.title ?? `You can apply for ILR from ${longDate(date)}`,
            message: `${says('By your record, that is the first day on which time and days away allow it.')}${years}${beside} Use the time until then: collect your documents, and check the English and Life in the UK requirements.${english}`,
          }
        : {
            type: 'other',
            title: both?.title ?? `You can apply for ILR: the first day was ${longDate(date)}`,
            message: `${says('By your record, time and days away allow it.')}${years}${beside} Look at your progress for what else is asked, and apply before your visa expires.${english}`,
          },
    ),
  };
}

/** The level that is asked of an application on the day, where one is. */
function englishOf({ english }: SettlementAnswer): string {
  if (english === null || english.exempt !== null || english.asked === 'none' || english.asked === 'route')
    return '';
  return ` English is asked at ${levelAsked(english.asked, english.confirmed)} on ${longDate(english.on)}.`;
}

/** The last day to apply, the other first day of partners and parents, and a journey that brings it to an end. */
function besideTheDay(answer: SettlementAnswer): string {
  const { applyBy, practicalEarliestApplicationDate: practical, eligibleUntil } = answer;
  return [
    ...(applyBy === null
      ? []
      : [
          ` Apply by ${longDate(applyBy)}, before your permission ends: in its last ${inWordsOn(lastDaysOfProtection, applyBy)}.`,
        ]),
    ...(practical === null
      ? []
      : [` GOV.UK lets you apply from ${longDate(practical)}; the day named here is the safe one.`]),
    ...(eligibleUntil === null
      ? []
      : [` Because of your journeys an application is good up to ${longDate(eligibleUntil)}.`]),
  ].join('');
}
