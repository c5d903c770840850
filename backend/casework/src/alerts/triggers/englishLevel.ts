import { ladders } from '@settlewise/domain/notifications';
import { type AssessedPerson, type SettlementAnswer, writtenDate } from '@settlewise/rules/assessment';
import { addDays, type CivilDate } from '@settlewise/rules/calendar';
import type { RouteKey } from '@settlewise/rules/routes';
import { levelAsked } from '@settlewise/rules/sentences';
import { type EnglishLine, englishLineFor } from '@settlewise/rules/settlement';
import { createShownDay, stepsForLadderAfterRegistration, type Trigger } from '../trigger';

interface Applicant {
  readonly route: RouteKey;
  readonly person: AssessedPerson | undefined;
  /** The day on which the account was made. */
  readonly registeredOn: CivilDate;
}

type Answer = Pick<SettlementAnswer, 'earliestApplicationDate' | 'practicalEarliestApplicationDate'>;

/** The page where a person enters their level. */
const link = '/onboarding/6';

/** A safe day within this many days before the change gets an alert to apply before it. */
const closeDays = 28;

/**
 * Alerts for a higher level of English that is required from a day and that the record does not have. If the safe day to
 * apply is on that day or later, the level is needed. If it is shortly before, the alert gives the last day without it.
 */
export function englishLevel(
  { earliestApplicationDate: safe, practicalEarliestApplicationDate: practical }: Answer,
  { route, person, registeredOn }: Applicant,
): readonly Trigger[] {
  if (safe === null) return [];
  const line = englishLineFor(route, person, safe);
  if (line === null) return [];
  if (safe >= line.from) {
    const earlierDay = practical !== null && practical < line.from ? practical : null;
    return [requiredLevelTrigger(safe, line, earlierDay, registeredOn), changeDay(line, safe)];
  }
  return [
    ...(addDays(safe, closeDays) >= line.from ? [lastDayTrigger(safe, line, registeredOn)] : []),
    changeDay(line, safe),
  ];
}

/** The day of the change, shown to people without the level. */
function changeDay(line: EnglishLine, safe: CivilDate): Trigger {
  const notes = [
    // The progress page requires the level of the day to apply, which is before the change.
    ...(safe < line.from ? ['Not asked of you if you apply before this day, and you can.'] : []),
    ...(line.status.confirmed
      ? []
      : [`We are not sure that every route asks for it: prepare for ${line.status.asked}.`]),
  ];
  return createShownDay({ kind: 'english_level', about: 'ilr change', link }, line.from, {
    title: `ILR asks for English at level ${line.status.asked}, from this day`,
    text: `${describeChange(line)} ${held(line)}`,
    ...(notes.length > 0 && { note: notes.join(' ') }),
  });
}

/** The steps lead up to the safe day to apply: the certificate is needed then, and a test takes weeks. */
function requiredLevelTrigger(
  safe: CivilDate,
  line: EnglishLine,
  earlierDay: CivilDate | null,
  registeredOn: CivilDate,
): Trigger {
  const { asked } = line.status;
  const earlierDayText =
    earlierDay === null
      ? ''
      : ` GOV.UK lets you apply from ${writtenDate(earlierDay)}, before that change: your progress page has both days.`;
  return {
    kind: 'english_level',
    about: 'ilr',
    date: safe,
    link,
    ...stepsForLadderAfterRegistration(ladders.englishLevel, safe, registeredOn, {
      type: 'warning',
      title: `ILR will ask you for English at level ${asked}`,
      message: `${describeChange(line)} Your safe day to apply for ILR is ${writtenDate(safe)}, so it is asked of you.${earlierDayText} ${held(line)} Pass a test at ${asked} in time to have the certificate by that day, or say that you have that level already.`,
    }),
  };
}

/** The steps lead up to the last day before the change. */
function lastDayTrigger(safe: CivilDate, line: EnglishLine, registeredOn: CivilDate): Trigger {
  const date = addDays(line.from, -1);
  const sufficient = line.before === 'route' ? 'the English of your visa' : line.before;
  return {
    kind: 'english_before_change',
    about: 'ilr',
    date,
    until: date,
    link: '/dashboard/progress',
    inWords: {
      title: `Last day to apply for ILR with ${line.before === 'route' ? sufficient : `English at level ${sufficient}`}`,
      text: `${describeChange(line)} By your record, the safe day to apply for ILR is ${writtenDate(safe)}, before that change.`,
    },
    ...stepsForLadderAfterRegistration(ladders.englishLevel, date, registeredOn, {
      type: 'warning',
      title: `Apply for ILR before ${writtenDate(line.from)}, and ${sufficient} is enough`,
      message: `${describeChange(line)} Your safe day to apply for ILR is ${writtenDate(safe)}. Apply from that day, and before ${writtenDate(line.from)}: up to then ${sufficient} is enough. ${held(line)}`,
    }),
  };
}

const describeChange = ({ from, status: { asked, confirmed } }: EnglishLine): string =>
  `An application for settlement that is made on ${writtenDate(from)} or later needs English at ${levelAsked(asked, confirmed)}.`;

const held = ({ status: { held: level } }: EnglishLine): string =>
  level === null
    ? 'Your record does not say which level you have.'
    : level === 'none'
      ? 'Your record says that you have no proof of English.'
      : `Your record says that you have ${level}.`;
