import { writtenDate } from '@settlewise/rules/assessment';
import { ladders } from '@settlewise/domain/notifications';
import type { CivilDate } from '@settlewise/rules/calendar';
import { type FeeChange, type FeesAnswer, sumOfFees } from '@settlewise/rules/fees';
import { poundsOfPence } from '@settlewise/rules/parameters';
import type { RecordOnDay } from '../../record/recordOn';
import { daysAhead, stepsForLadder, type Trigger } from '../trigger';
import { quoted } from '../wording';
import { nullIfInvalid } from './nullIfInvalid';

type SavedSum = RecordOnDay['savedSums'][number];

/** Only the newest plans cause alerts, because each is calculated twice at every planning. */
const maxSums = 20;

/** Within this many days before the change, the alert is a warning. */
const lastDays = 7;

/**
 * Alerts for saved fee plans: one for each new sum after a change of fees, and one for the last day of today's fees if a
 * payment is planned later.
 */
export function savedSums({ savedSums: sums }: RecordOnDay, today: CivilDate): readonly Trigger[] {
  return sums.slice(0, maxSums).flatMap((saved) => {
    const days = [...saved.form.steps, ...saved.form.costs].map(({ on }) => on);
    const until = days.toSorted().at(-1);
    // Everything is paid, or there is nothing to pay.
    if (until === undefined || until < today) return [];
    const bill = nullIfInvalid(() => sumOfFees({ ...saved.form, asOf: saved.calculatedOn }));
    if (bill === null) return [];
    return [...changedSumTriggers(saved, bill, until), ...deadlineTriggers(saved, today)];
  });
}

const formatName = ({ title, calculatedOn }: SavedSum): string =>
  title === null ? `your sum of fees of ${writtenDate(calculatedOn)}` : `your sum of fees ${quoted(title)}`;

const createLink = ({ assessmentId }: SavedSum): string => `/fees/saved/${assessmentId}`;

const formatRange = ({
  totalPence,
  lowestPence,
  highestPence,
}: Pick<FeesAnswer, 'totalPence' | 'lowestPence' | 'highestPence'>) =>
  lowestPence === highestPence
    ? poundsOfPence(totalPence)
    : `${poundsOfPence(totalPence)} (${poundsOfPence(lowestPence)} to ${poundsOfPence(highestPence)})`;

function changedSumTriggers(saved: SavedSum, bill: FeesAnswer, until: CivilDate): readonly Trigger[] {
  const { assessmentId, calculatedOn, totalPence, lowestPence, highestPence } = saved;
  if (
    bill.totalPence === totalPence &&
    bill.lowestPence === lowestPence &&
    bill.highestPence === highestPence
  )
    return [];
  const now = [bill.totalPence, bill.lowestPence, bill.highestPence].join(' ');
  return [
    {
      kind: 'fee_change',
      about: assessmentId,
      date: null,
      until,
      link: createLink(saved),
      steps: [
        {
          from: calculatedOn,
          name: `now ${now}`,
          type: 'warning',
          title: `Fees have changed: ${formatName(saved)} is now ${poundsOfPence(bill.totalPence)}`,
          message: `On ${writtenDate(calculatedOn)} it was ${formatRange(saved)}. By the fees known now it is ${formatRange(bill)}. Open it to see each line of then and of now.`,
        },
      ],
    },
  ];
}

/** Whether a change of fees with known sums comes before a planned payment. */
const isAhead = ({ code, payBy, step }: FeeChange, { form }: SavedSum, today: CivilDate): boolean =>
  code === 'next_fees' && payBy >= today && payBy < (form.steps[step]?.on ?? payBy);

/** One trigger for each day before a change of fees, for all applications together. */
function deadlineTriggers(saved: SavedSum, today: CivilDate): readonly Trigger[] {
  const bill = nullIfInvalid(() => sumOfFees({ ...saved.form, asOf: today }));
  const ahead = bill?.changes.filter((change) => isAhead(change, saved, today)) ?? [];
  return [...new Set(ahead.map(({ payBy }) => payBy))].map((payBy) => {
    const changes = ahead.filter((change) => change.payBy === payBy);
    const content = {
      title: `The fees change after ${writtenDate(payBy)}`,
      message: `This is about ${formatName(saved)}. ${describeSums(changes, payBy)}`,
    };
    return {
      kind: 'fee_deadline',
      about: saved.assessmentId,
      date: payBy,
      until: payBy,
      link: createLink(saved),
      inWords: { title: 'Last day before the fees change', text: content.message },
      ...stepsForLadder(ladders.feesChange, payBy, (lead) => ({
        type: daysAhead(lead) > lastDays ? 'other' : 'warning',
        ...content,
      })),
    };
  });
}

function describeSums(changes: readonly FeeChange[], payBy: CivilDate): string {
  const [only, ...more] = changes;
  if (only !== undefined && more.length === 0) return only.message;
  const before = changes.reduce((sum, { penceBefore }) => sum + penceBefore, 0);
  const after = changes.reduce((sum, { penceAfter }) => sum + (penceAfter ?? 0), 0);
  return `Up to ${writtenDate(payBy)} its ${changes.length} applications cost ${poundsOfPence(before)}. From the next day they cost ${poundsOfPence(after)}.`;
}
