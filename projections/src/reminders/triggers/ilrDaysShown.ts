import type { CivilDate, SettlementAnswer } from '@settlewise/rules';
import { aboutDay, onlyShown, type DayInWords, type Trigger } from '../trigger';
import { workedOut } from '../wording';

/** An answer by each way of counting; one alone where both come to one answer. */
export interface AnswersByCount {
  readonly cautious: SettlementAnswer;
  readonly homeOffice: SettlementAnswer | null;
}

/** How a sentence says by which count it holds. */
export const byCount = {
  only: 'By your record',
  cautious: 'By your record, with your travel days counted',
  home_office: 'By your record and the Home Office’s count',
} as const;
type Count = keyof typeof byCount;

const titled: Readonly<Record<Count, string>> = {
  ...{ only: '', cautious: ', with travel days', home_office: ', by the Home Office’s count' },
};

interface ShownDay {
  readonly date: (answer: SettlementAnswer, visaEnds: CivilDate | null) => CivilDate | null;
  readonly words: (by: string) => DayInWords;
}

/** Nobody is told of them: what is told names them. */
const days: Readonly<Record<'complete' | 'last day' | 'good until' | 'again from', ShownDay>> = {
  complete: {
    date: ({ firstCompliantCountingDate: complete, earliestApplicationDate: first }) =>
      complete === first ? null : complete,
    words: (by) => ({
      title: 'Qualifying years for ILR complete',
      text: `${by}, your qualifying years are complete on this day. An application may come a little earlier.`,
      note: workedOut,
    }),
  },
  'last day': {
    date: ({ applyBy, earliestApplicationDate: first }, visaEnds) =>
      applyBy ?? (visaEnds !== null && first !== null && first <= visaEnds ? visaEnds : null),
    words: (by) => ({
      title: 'Last day to apply for ILR',
      text: `${by}, you can apply for ILR while your visa lasts. It ends on this day, and you have to apply before it ends.`,
      note: 'Before the visa ends.',
    }),
  },
  'good until': {
    date: ({ eligibleUntil }) => eligibleUntil,
    words: (by) => ({
      title: 'Last day to apply for ILR before a journey stands against it',
      text: `${by}, too many days away are counted after this day.`,
      note: 'After this day too many days away are counted.',
    }),
  },
  'again from': {
    date: ({ eligibleAgainFrom }) => eligibleAgainFrom,
    words: (by) => ({
      title: 'ILR can be applied for again',
      text: `${by}, the days away of your journeys stand against it up to the day before.`,
      note: workedOut,
    }),
  },
};

/**
 * The day on which the years are complete, and those on which applying comes to an end, and begins again. Where two counts
 * name two days both are shown, and each names its count.
 */
export function ilrDaysShown(
  { cautious, homeOffice }: AnswersByCount,
  visaEnds: CivilDate | null,
): readonly Trigger[] {
  return Object.entries(days).flatMap(([name, { date, words }]) => {
    const safe = date(cautious, visaEnds);
    const other = homeOffice === null ? safe : date(homeOffice, visaEnds);
    const shown = (count: Count, day: CivilDate | null): readonly Trigger[] => {
      if (day === null) return [];
      const { title, ...said } = words(byCount[count]);
      const about = aboutDay(`ilr ${name}`, { count });
      const inWords = { ...said, title: `${title}${titled[count]}` };
      return [onlyShown({ kind: 'ilr_window', about, link: '/dashboard/progress' }, day, inWords)];
    };
    return safe === other
      ? shown('only', safe)
      : [...shown('home_office', other), ...shown('cautious', safe)];
  });
}
