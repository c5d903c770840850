import { jobs, type Presented, type SharedItem } from '@settlewise/contract/collections';
import { formatDayOrMonth } from '../../ui/dates/dayOrMonth';
import { labelIn } from '../../ui/labelIn';
import { collectionQueries } from '../collections/collectionQueries';
import type { ItemInWords } from '../collections/ItemCard';

export type RecordedJob = Presented<typeof jobs.fields>;
export const jobQueries = collectionQueries(jobs);

export const jobKindLabel = labelIn(jobs.fields.kind.kind.options);

/** A job or course as a lawyer is shown it: nobody says anything of what was not allowed. */
export function sharedJobInWords(shared: SharedItem<typeof jobs.fields>): ItemInWords {
  const { kind, employer, job, address, from, to } = shared;
  const began = from === null ? '' : formatDayOrMonth(from);
  const what = jobKindLabel(kind ?? '');
  const named = [job, employer].filter((said) => said !== null).join(', ');
  return {
    title: named || what,
    lines: [
      `${began} to ${to === null ? 'now' : formatDayOrMonth(to)}`,
      ...(named === '' ? [] : [what]),
      ...(address === null ? [] : [address]),
    ],
  };
}
