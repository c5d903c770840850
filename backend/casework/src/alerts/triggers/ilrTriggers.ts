import { isBefore, ladders } from '@settlewise/domain/notifications';
import { type AssessedPerson, type SettlementAnswer, writtenDate } from '@settlewise/rules/assessment';
import { addDays, type CivilDate } from '@settlewise/rules/calendar';
import { absenceRules, inWordsOn } from '@settlewise/rules/parameters';
import {
  firstDayTitle,
  openOutcomes,
  type SettlementProgress,
  type SupposedOutcome,
} from '@settlewise/rules/progress';
import type { RouteKey } from '@settlewise/rules/routes';
import { levelAsked } from '@settlewise/rules/sentences';
import { toldBy, type Trigger } from '../trigger';
import { workedOut } from '../wording';
import { endsBeforeIlr } from './endsBeforeIlr';
import { englishLevel } from './englishLevel';
import { ilrDaysShown } from './ilrDaysShown';

const progress = '/dashboard/progress';

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
 * and no day; else the first day to apply, what stands in its way, and the days on which applying comes to an end.
 */
export function ilrTriggersOf(
  { answer, travelMargin }: Pick<SettlementProgress, 'answer' | 'travelMargin'>,
  beside: BesideIlr,
): readonly Trigger[] {
  const outcomes = openOutcomes(answer);
  const asked = outcomes.length > 0 ? [questionOpen(answer, outcomes, beside.registeredOn)] : [];
  // The rule answers the question about a child, so its later day stays in the reminders.
  if (asked.length > 0 && !isAboutChild(answer)) return asked;
  if (answer.verdict === 'not_enough') return [];
  const { earliestApplicationDate: first } = answer;
  return [
    ...asked,
    ...(first === null ? [] : [windowOf(first, answer, travelMargin)]),
    ...ilrDaysShown(answer, beside.visaExpiryDate),
    ...endsBeforeIlr(first, beside),
    ...englishLevel(answer, beside),
  ];
}

const isAboutChild = ({ questions }: SettlementAnswer): boolean =>
  questions.some(({ code }) => code === 'bno_child');

/** Asked once: neither day is the day before it is answered. */
function questionOpen(
  answer: SettlementAnswer,
  outcomes: readonly SupposedOutcome[],
  registeredOn: CivilDate,
): Trigger {
  const inTime = answer.questions.every(({ code }) => code === 'applied_in_time');
  const aboutChild = isAboutChild(answer);
  const either = outcomes.map(({ supposing, earliestApplicationDate: day }) =>
    day === null
      ? `${supposing}: no date can be named yet.`
      : `${supposing}: the first day to apply is ${writtenDate(day)}.`,
  );
  return {
    kind: 'ilr_question',
    about: 'ilr',
    date: null,
    link: progress,
    steps: [
      {
        from: addDays(registeredOn, 1),
        name: 'open',
        type: 'warning',
        title: aboutChild
          ? 'A child can perhaps apply for ILR now'
          : inTime
            ? 'Did you apply before your visa ended? Your ILR date depends on it'
            : 'One answer is needed: your ILR date depends on it',
        message: aboutChild
          ? `${either.join(' ')} Check the rule on GOV.UK before you pay for another visa.`
          : `${either.join(' ')} Answer the question on your progress page. If you are not sure, both stay possible.`,
      },
    ],
  };
}

function windowOf(date: CivilDate, answer: SettlementAnswer, travelMargin: string | null): Trigger {
  const { firstCompliantCountingDate: complete, applyBy } = answer;
  const years =
    complete === null || complete === date
      ? ''
      : ` Your qualifying years are complete on ${writtenDate(complete)}, and an application may come a little earlier.`;
  const margin = travelMargin === null ? '' : ` ${travelMargin}`;
  const [beside, english] = [besideTheDay(answer), englishOf(answer)];
  const allows = byDischarge(answer) ? 'your discharge allows it' : 'time and days away allow it';
  const check = byDischarge(answer) ? '' : ', and check the English and Life in the UK requirements';
  return {
    kind: 'ilr_window',
    about: 'ilr',
    date,
    link: progress,
    ...(applyBy === null ? {} : { until: applyBy }),
    inWords: {
      title: firstDayTitle('ILR'),
      text: `By your record, ${allows} from ${writtenDate(date)}.${years}${margin}${beside}${english}`,
      note: workedOut,
    },
    ...toldBy(
      applyBy === null || byDischarge(answer) ? ladders.firstDay : ladders.firstOfLastDays,
      date,
      (lead) =>
        isBefore(lead)
          ? {
              type: 'other',
              title: `You can apply for ILR from ${writtenDate(date)}`,
              message: `By your record, that is the first day on which ${allows}.${years}${margin}${beside} Use the time until then: collect your documents${check}.${english}`,
            }
          : {
              type: 'other',
              title: `You can apply for ILR: the first day was ${writtenDate(date)}`,
              message: `By your record, ${allows}.${years}${margin}${beside} Look at your progress for what else is asked${byDischarge(answer) ? '' : ', and apply before your visa expires'}.${english}`,
            },
    ),
  };
}

/** No years are asked: the discharge from HM Armed Forces decides. */
const byDischarge = ({ qualifyingYears }: SettlementAnswer): boolean => qualifyingYears === 0;

/** The level that is asked of an application on the day, where one is. */
function englishOf({ english }: SettlementAnswer): string {
  if (english === null || english.exempt !== null || english.asked === 'none' || english.asked === 'route')
    return '';
  return ` English is asked at ${levelAsked(english.asked, english.confirmed)} on ${writtenDate(english.on)}.`;
}

/** The last day to apply, the other first day of partners and parents, and a journey that brings it to an end. */
function besideTheDay(answer: SettlementAnswer): string {
  const { applyBy, practicalEarliestApplicationDate: practical, eligibleUntil } = answer;
  return [
    ...(applyBy === null
      ? []
      : byDischarge(answer)
        ? [` Apply by ${writtenDate(applyBy)}: your discharge decides on the days.`]
        : [
            ` Apply by ${writtenDate(applyBy)}, before your permission ends: in its last ${inWordsOn(absenceRules.lastDaysOfProtection, applyBy)}.`,
          ]),
    ...(practical === null
      ? []
      : [` GOV.UK lets you apply from ${writtenDate(practical)}; the day named here is the safe one.`]),
    ...(eligibleUntil === null
      ? []
      : [` Because of your journeys an application is good up to ${writtenDate(eligibleUntil)}.`]),
  ].join('');
}
