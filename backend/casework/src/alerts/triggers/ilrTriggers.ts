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
import { stepsForLadder, type Trigger } from '../trigger';
import { calculatedNote } from '../wording';
import { endsBeforeIlr } from './endsBeforeIlr';
import { englishLevel } from './englishLevel';
import { ilrDaysShown } from './ilrDaysShown';

const progress = '/dashboard/progress';

/** The facts of the record that alerts about ILR depend on, besides the answer. */
export interface IlrContext {
  /** The day on which the account was made. */
  readonly registeredOn: CivilDate;
  readonly visaExpiryDate: CivilDate | null;
  readonly route: RouteKey;
  readonly person: AssessedPerson | undefined;
}

/**
 * The alerts of an answer about ILR. Empty while facts are missing. While the day depends on a question, only the question;
 * otherwise the first day to apply, its obstacles, and the days on which the right to apply ends.
 */
export function listIlrTriggers(
  { answer, travelMargin }: Pick<SettlementProgress, 'answer' | 'travelMargin'>,
  context: IlrContext,
): readonly Trigger[] {
  const outcomes = openOutcomes(answer);
  const questionTriggers =
    outcomes.length > 0 ? [createQuestionTrigger(answer, outcomes, context.registeredOn)] : [];
  // The rule answers the question about a child, so the later day is still reminded of.
  if (questionTriggers.length > 0 && !isAboutChild(answer)) return questionTriggers;
  if (answer.verdict === 'not_enough') return [];
  const { earliestApplicationDate: first } = answer;
  return [
    ...questionTriggers,
    ...(first === null ? [] : [createWindow(first, answer, travelMargin)]),
    ...ilrDaysShown(answer, context.visaExpiryDate),
    ...endsBeforeIlr(first, context),
    ...englishLevel(answer, context),
  ];
}

const isAboutChild = ({ questions }: SettlementAnswer): boolean =>
  questions.some(({ code }) => code === 'bno_child');

/** Issued once. It has no date, because neither day is certain before the answer. */
function createQuestionTrigger(
  answer: SettlementAnswer,
  outcomes: readonly SupposedOutcome[],
  registeredOn: CivilDate,
): Trigger {
  const inTime = answer.questions.every(({ code }) => code === 'applied_in_time');
  const aboutChild = isAboutChild(answer);
  const outcomeTexts = outcomes.map(({ supposing, earliestApplicationDate: day }) =>
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
          ? `${outcomeTexts.join(' ')} Check the rule on GOV.UK before you pay for another visa.`
          : `${outcomeTexts.join(' ')} Answer the question on your progress page. If you are not sure, both stay possible.`,
      },
    ],
  };
}

function createWindow(date: CivilDate, answer: SettlementAnswer, travelMargin: string | null): Trigger {
  const { firstCompliantCountingDate: complete, applyBy } = answer;
  const years =
    complete === null || complete === date
      ? ''
      : ` Your qualifying years are complete on ${writtenDate(complete)}, and an application may come a little earlier.`;
  const margin = travelMargin === null ? '' : ` ${travelMargin}`;
  const [dayText, english] = [describeDay(answer), describeEnglish(answer)];
  const allows = isByDischarge(answer) ? 'your discharge allows it' : 'time and days away allow it';
  const checkText = isByDischarge(answer) ? '' : ', and check the English and Life in the UK requirements';
  return {
    kind: 'ilr_window',
    about: 'ilr',
    date,
    link: progress,
    ...(applyBy === null ? {} : { until: applyBy }),
    inWords: {
      title: firstDayTitle('ILR'),
      text: `By your record, ${allows} from ${writtenDate(date)}.${years}${margin}${dayText}${english}`,
      note: calculatedNote,
    },
    ...stepsForLadder(
      applyBy === null || isByDischarge(answer) ? ladders.firstDay : ladders.firstOfLastDays,
      date,
      (lead) =>
        isBefore(lead)
          ? {
              type: 'other',
              title: `You can apply for ILR from ${writtenDate(date)}`,
              message: `By your record, that is the first day on which ${allows}.${years}${margin}${dayText} Use the time until then: collect your documents${checkText}.${english}`,
            }
          : {
              type: 'other',
              title: `You can apply for ILR: the first day was ${writtenDate(date)}`,
              message: `By your record, ${allows}.${years}${margin}${dayText} Look at your progress for what else is asked${isByDischarge(answer) ? '' : ', and apply before your visa expires'}.${english}`,
            },
    ),
  };
}

/** Whether the discharge from HM Armed Forces decides instead of qualifying years. */
const isByDischarge = ({ qualifyingYears }: SettlementAnswer): boolean => qualifyingYears === 0;

/** The level of English required on the day; empty without one. */
function describeEnglish({ english }: SettlementAnswer): string {
  if (english === null || english.exempt !== null || english.asked === 'none' || english.asked === 'route')
    return '';
  return ` English is asked at ${levelAsked(english.asked, english.confirmed)} on ${writtenDate(english.on)}.`;
}

/** Sentences about the last day to apply, the GOV.UK day of partners and parents, and a journey that ends eligibility. */
function describeDay(answer: SettlementAnswer): string {
  const { applyBy, practicalEarliestApplicationDate: practical, eligibleUntil } = answer;
  return [
    ...(applyBy === null
      ? []
      : isByDischarge(answer)
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
