import { ladders } from '@settlewise/domain/notifications';
import { type AssessedPerson, type SettlementAnswer, writtenDate } from '@settlewise/rules/assessment';
import { addDays, type CivilDate } from '@settlewise/rules/calendar';
import type { RouteKey } from '@settlewise/rules/routes';
import { levelAsked } from '@settlewise/rules/sentences';
import { type EnglishLine, englishLineFor } from '@settlewise/rules/settlement';
import { onlyShown, toldAsKnown, type Trigger } from '../trigger';

interface Applicant {
  readonly route: RouteKey;
  readonly person: AssessedPerson | undefined;
  /** The day on which the account was made. */
  readonly registeredOn: CivilDate;
}

type Answer = Pick<SettlementAnswer, 'earliestApplicationDate' | 'practicalEarliestApplicationDate'>;

/** Where somebody says which level they have. */
const link = '/onboarding/6';

/** Whoever can apply in so many days before more English is asked for still has time for it. */
const closeDays = 28;

/**
 * A level of English that is asked for from a day on, and that the record does not show. Whose safe day to apply is on that
 * day or after it needs the level; whose safe day is shortly before it has those days to apply in with less.
 */
export function englishLevel(
  { earliestApplicationDate: safe, practicalEarliestApplicationDate: practical }: Answer,
  { route, person, registeredOn }: Applicant,
): readonly Trigger[] {
  if (safe === null) return [];
  const line = englishLineFor(route, person, safe);
  if (line === null) return [];
  if (safe >= line.from) {
    const sooner = practical !== null && practical < line.from ? practical : null;
    return [neededAt(safe, line, sooner, registeredOn), changeItself(line, safe)];
  }
  return [
    ...(addDays(safe, closeDays) >= line.from ? [lastDayWithLess(safe, line, registeredOn)] : []),
    changeItself(line, safe),
  ];
}

/** The day of the change, among the days ahead of whoever has not shown the level. */
function changeItself(line: EnglishLine, safe: CivilDate): Trigger {
  const notes = [
    // The progress page asks for what holds on the day to apply, which is before the change.
    ...(safe < line.from ? ['Not asked of you if you apply before this day, and you can.'] : []),
    ...(line.status.confirmed
      ? []
      : [`We are not sure that every route asks for it: prepare for ${line.status.asked}.`]),
  ];
  return onlyShown({ kind: 'english_level', about: 'ilr change', link }, line.from, {
    title: `ILR asks for English at level ${line.status.asked}, from this day`,
    text: `${change(line)} ${held(line)}`,
    ...(notes.length > 0 && { note: notes.join(' ') }),
  });
}

/** The steps count to the safe day to apply: the certificate has to be there on it, and a test takes weeks to book and pass. */
function neededAt(
  safe: CivilDate,
  line: EnglishLine,
  sooner: CivilDate | null,
  registeredOn: CivilDate,
): Trigger {
  const { asked } = line.status;
  const onlySooner =
    sooner === null
      ? ''
      : ` GOV.UK lets you apply from ${writtenDate(sooner)}, before that change: your progress page has both days.`;
  return {
    kind: 'english_level',
    about: 'ilr',
    date: safe,
    link,
    ...toldAsKnown(ladders.englishLevel, safe, registeredOn, {
      type: 'warning',
      title: `ILR will ask you for English at level ${asked}`,
      message: `${change(line)} Your safe day to apply for ILR is ${writtenDate(safe)}, so it is asked of you.${onlySooner} ${held(line)} Pass a test at ${asked} in time to have the certificate by that day, or say that you have that level already.`,
    }),
  };
}

/** The steps count to the last day before the change: after it less English is no longer enough. */
function lastDayWithLess(safe: CivilDate, line: EnglishLine, registeredOn: CivilDate): Trigger {
  const date = addDays(line.from, -1);
  const enough = line.before === 'route' ? 'the English of your visa' : line.before;
  return {
    kind: 'english_before_change',
    about: 'ilr',
    date,
    until: date,
    link: '/dashboard/progress',
    inWords: {
      title: `Last day to apply for ILR with ${line.before === 'route' ? enough : `English at level ${enough}`}`,
      text: `${change(line)} By your record, the safe day to apply for ILR is ${writtenDate(safe)}, before that change.`,
    },
    ...toldAsKnown(ladders.englishLevel, date, registeredOn, {
      type: 'warning',
      title: `Apply for ILR before ${writtenDate(line.from)}, and ${enough} is enough`,
      message: `${change(line)} Your safe day to apply for ILR is ${writtenDate(safe)}. Apply from that day, and before ${writtenDate(line.from)}: up to then ${enough} is enough. ${held(line)}`,
    }),
  };
}

const change = ({ from, status: { asked, confirmed } }: EnglishLine): string =>
  `An application for settlement that is made on ${writtenDate(from)} or later needs English at ${levelAsked(asked, confirmed)}.`;

const held = ({ status: { held: level } }: EnglishLine): string =>
  level === null
    ? 'Your record does not say which level you have.'
    : level === 'none'
      ? 'Your record says that you have no proof of English.'
      : `Your record says that you have ${level}.`;
