import { writtenDate } from '@settlewise/rules/assessment';
import { ladders } from '@settlewise/domain/notifications';
import type { CivilDate } from '@settlewise/rules/calendar';
import { type FeeChange, type FeesAnswer, sumOfFees } from '@settlewise/rules/fees';
import { poundsOfPence } from '@settlewise/rules/parameters';
import type { RecordOnDay } from '../../record/recordOn';
import { daysAhead, toldBy, type Trigger } from '../trigger';
import { quoted } from '../wording';
import { whereSound } from './whereSound';

type SavedSum = RecordOnDay['savedSums'][number];

/** The newest ones: each is added up twice whenever a person's reminders are planned. */
const mostSums = 20;

/** In the last days it is a warning. */
const lastDays = 7;

/**
 * What the fees have become since a sum was saved, once for each new sum; and the last day of today's fees, where a payment
 * is planned for a later one.
 */
export function savedSums({ savedSums: sums }: RecordOnDay, today: CivilDate): readonly Trigger[] {
  return sums.slice(0, mostSums).flatMap((saved) => {
    const days = [...saved.form.steps, ...saved.form.costs].map(({ on }) => on);
    const until = days.toSorted().at(-1);
    // Paid, or nothing to pay.
    if (until === undefined || until < today) return [];
    const bill = whereSound(() => sumOfFees({ ...saved.form, asOf: saved.calculatedOn }));
    if (bill === null) return [];
    return [...changedSum(saved, bill, until), ...deadlines(saved, today)];
  });
}

const nameOf = ({ title, calculatedOn }: SavedSum): string =>
  title === null ? `your sum of fees of ${writtenDate(calculatedOn)}` : `your sum of fees ${quoted(title)}`;

const linkTo = ({ assessmentId }: SavedSum): string => `/fees/saved/${assessmentId}`;

const rangeOf = ({
  totalPence,
  lowestPence,
  highestPence,
}: Pick<FeesAnswer, 'totalPence' | 'lowestPence' | 'highestPence'>) =>
  lowestPence === highestPence
    ? poundsOfPence(totalPence)
    : `${poundsOfPence(totalPence)} (${poundsOfPence(lowestPence)} to ${poundsOfPence(highestPence)})`;

function changedSum(saved: SavedSum, bill: FeesAnswer, until: CivilDate): readonly Trigger[] {
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
      link: linkTo(saved),
      steps: [
        {
          from: calculatedOn,
          name: `now ${now}`,
          type: 'warning',
          title: `Fees have changed: ${nameOf(saved)} is now ${poundsOfPence(bill.totalPence)}`,
          message: `On ${writtenDate(calculatedOn)} it was ${rangeOf(saved)}. By the fees known now it is ${rangeOf(bill)}. Open it to see each line of then and of now.`,
        },
      ],
    },
  ];
}

/** A change of fees that comes before a planned payment, and of which both sums are known. */
const isAhead = ({ code, payBy, step }: FeeChange, { form }: SavedSum, today: CivilDate): boolean =>
  code === 'next_fees' && payBy >= today && payBy < (form.steps[step]?.on ?? payBy);

/** One trigger for each day after which other fees begin, however many applications they concern. */
function deadlines(saved: SavedSum, today: CivilDate): readonly Trigger[] {
  const bill = whereSound(() => sumOfFees({ ...saved.form, asOf: today }));
  const ahead = bill?.changes.filter((change) => isAhead(change, saved, today)) ?? [];
  return [...new Set(ahead.map(({ payBy }) => payBy))].map((payBy) => {
    const changes = ahead.filter((change) => change.payBy === payBy);
    const said = {
      title: `The fees change after ${writtenDate(payBy)}`,
      message: `This is about ${nameOf(saved)}. ${bothSums(changes, payBy)}`,
    };
    return {
      kind: 'fee_deadline',
      about: saved.assessmentId,
      date: payBy,
      until: payBy,
      link: linkTo(saved),
      inWords: { title: 'Last day before the fees change', text: said.message },
      ...toldBy(ladders.feesChange, payBy, (lead) => ({
        type: daysAhead(lead) > lastDays ? 'other' : 'warning',
        ...said,
      })),
    };
  });
}

function bothSums(changes: readonly FeeChange[], payBy: CivilDate): string {
  const [only, ...more] = changes;
  if (only !== undefined && more.length === 0) return only.message;
  const before = changes.reduce((sum, { penceBefore }) => sum + penceBefore, 0);
  const after = changes.reduce((sum, { penceAfter }) => sum + (penceAfter ?? 0), 0);
  return `Up to ${writtenDate(payBy)} its ${changes.length} applications cost ${poundsOfPence(before)}. From the next day they cost ${poundsOfPence(after)}.`;
}
