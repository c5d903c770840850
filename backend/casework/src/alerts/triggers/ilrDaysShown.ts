import type { SettlementAnswer } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import { createShownDay, type DayInWords, type Trigger } from '../trigger';
import { calculatedNote } from '../wording';

interface ShownDay {
  readonly date: (answer: SettlementAnswer, visaEnds: CivilDate | null) => CivilDate | null;
  readonly words: DayInWords;
}

/** Days without their own alerts; the texts of other alerts mention them. */
const days: Readonly<
  Record<'complete' | 'last day' | 'last day after discharge' | 'good until' | 'again from', ShownDay>
> = {
  complete: {
    date: ({ firstCompliantCountingDate: complete, earliestApplicationDate: first }) =>
      complete === first ? null : complete,
    words: {
      title: 'Qualifying years for ILR complete',
      text: 'By your record, your qualifying years are complete on this day. An application may come a little earlier.',
      note: calculatedNote,
    },
  },
  'last day': {
    date: ({ applyBy, earliestApplicationDate: first, qualifyingYears }, visaEnds) =>
      qualifyingYears === 0
        ? null
        : (applyBy ?? (visaEnds !== null && first !== null && first <= visaEnds ? visaEnds : null)),
    words: {
      title: 'Last day to apply for ILR',
      text: 'By your record, you can apply for ILR while your visa lasts. It ends on this day, and you have to apply before it ends.',
      note: 'Before the visa ends.',
    },
  },
  'last day after discharge': {
    date: ({ applyBy, qualifyingYears }) => (qualifyingYears === 0 ? applyBy : null),
    words: {
      title: 'Last day to apply for ILR',
      text: 'By your record, your discharge from HM Armed Forces lets you apply for ILR up to this day.',
      note: 'Counted from your discharge.',
    },
  },
  'good until': {
    date: ({ eligibleUntil }) => eligibleUntil,
    words: {
      title: 'Last day to apply for ILR before a journey stands against it',
      text: 'By your record, too many days away are counted after this day.',
      note: 'After this day too many days away are counted.',
    },
  },
  'again from': {
    date: ({ eligibleAgainFrom }) => eligibleAgainFrom,
    words: {
      title: 'ILR can be applied for again',
      text: 'By your record, the days away of your journeys stand against it up to the day before.',
      note: calculatedNote,
    },
  },
};

/** The day on which the years are complete, and the days on which the right to apply ends and begins again. */
export const ilrDaysShown = (answer: SettlementAnswer, visaEnds: CivilDate | null): readonly Trigger[] =>
  Object.entries(days).flatMap(([name, { date, words }]) => {
    const day = date(answer, visaEnds);
    return day === null
      ? []
      : [
          createShownDay(
            { kind: 'ilr_window', about: `ilr ${name}`, link: '/dashboard/progress' },
            day,
            words,
          ),
        ];
  });
