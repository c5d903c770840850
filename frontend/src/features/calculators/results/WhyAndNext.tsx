import type { ReasonResponse } from '@settlewise/contract/assessments';
import type { Trip } from '@settlewise/rules/absences';
import type { ReactNode } from 'react';
import { ReasonList } from '../../../record/assessments/reasons/ReasonList';
import { lookOf, statusOf } from '../../../record/assessments/reasons/reasonStatus';
import { useNarrow } from '../../../ui/useNarrow';
import { Accordion } from './Accordion';
import { Columns } from './Columns';
import { Sheet } from './Sheet';

interface WhyAndNextProps {
  /** `Why this date`, or `Why this answer` where there is none. */
  title: string;
  /** In the order in which they are shown. */
  reasons: readonly ReasonResponse[];
  trips: readonly Trip[];
  /** The code of a reason that stands among those that decide, though nothing hangs on it: why two days differ. */
  alwaysShown?: string | undefined;
  /** Why, as the verdict above says it; empty where it says nothing of it. */
  said: string;
  /** What to do next, in a card of its own; null where there is nothing to do. */
  next: ReactNode;
  /** Below what to do next, where the reasons leave room beside them. */
  below?: ReactNode;
}

/** Why an answer is what it is, first; what to do next, second; and what is only good to know folded away. */
export function WhyAndNext(props: WhyAndNextProps) {
  return <WhyFirst {...props} narrow={useNarrow(640)} />;
}

/** @param narrow whether the window is a phone's */
export function WhyFirst(props: WhyAndNextProps & { narrow: boolean }) {
  const { title, reasons, trips, alwaysShown, said, next, below, narrow } = props;
  const isAlways = ({ code }: ReasonResponse): boolean => code === alwaysShown;
  const isWhy = (reason: ReasonResponse) => statusOf(reason) !== 'to_know' || isAlways(reason);
  const deciding = reasons.filter(isWhy);
  const toKnow = reasons.filter((reason) => !isWhy(reason));
  // On a phone one why is enough: that of the verdict, or else one reason.
  const shown = narrow ? (said === '' ? theOneWhy(deciding) : []) : deciding;
  const others = deciding.filter((reason) => !shown.includes(reason));
  const why = shown.length === 0 ? title : 'More reasons';
  // Where the verdict above has said it in short, why is a line that opens. It comes first all the same.
  const isLine = narrow && shown.length === 0 && others.length > 0;
  const reasonsOfPhone = (
    <Fold
      title={others.length === 0 ? 'Good to know' : why}
      lists={[
        [why, others],
        ['Good to know', toKnow],
      ]}
      trips={trips}
    />
  );
  return (
    <>
      {isLine && reasonsOfPhone}
      <Columns shares={shown.length > 0 && next !== null ? '4fr 3fr' : '1fr'}>
        {shown.length > 0 && (
          <Sheet long>
            <ReasonList title={title} reasons={shown} trips={trips} />
          </Sheet>
        )}
        {next}
        {below}
      </Columns>
      {!narrow && <Fold title="Good to know" lists={[['Good to know', toKnow]]} trips={trips} />}
      {narrow && !isLine && reasonsOfPhone}
    </>
  );
}

/** From so many reasons on, what to do next alone would leave most of its column empty. */
const manyReasons = 4;

/** Whether the reasons are longer than what to do next beside them. */
export const leavesRoom = (reasons: readonly ReasonResponse[], alwaysShown?: string): boolean =>
  reasons.filter((reason) => statusOf(reason) !== 'to_know' || reason.code === alwaysShown).length >=
  manyReasons;

interface FoldProps extends Pick<WhyAndNextProps, 'title' | 'trips'> {
  /** Each under its heading; one without reasons is left out. */
  lists: readonly (readonly [heading: string, reasons: readonly ReasonResponse[]])[];
}

/** Further reasons, closed until somebody opens them. */
function Fold({ title, lists, trips }: FoldProps) {
  const count = lists.reduce((sum, [, reasons]) => sum + reasons.length, 0);
  if (count === 0) return null;
  return (
    <Accordion title={`${title} (${count})`}>
      {lists.map(([heading, reasons]) => (
        <ReasonList key={heading} title={heading} reasons={reasons} trips={trips} />
      ))}
    </Accordion>
  );
}

/** What is over a limit, or else what stands against the answer, or else the first. */
function theOneWhy(deciding: readonly ReasonResponse[]): readonly ReasonResponse[] {
  const one =
    deciding.find((reason) => lookOf(reason).tone === 'over') ??
    deciding.find((reason) => statusOf(reason) === 'against') ??
    deciding[0];
  return one === undefined ? [] : [one];
}
