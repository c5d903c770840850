import type { ReasonResponse } from '@settlewise/contract';
import type { Trip } from '@settlewise/rules';
import type { ReactNode } from 'react';
import { ReasonList } from '../../../record/assessments/reasons/ReasonList';
import { statusOf } from '../../../record/assessments/reasons/reasonStatus';
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
  /** The code of a reason that is never folded away, though nothing hangs on it: why two days differ. */
  alwaysShown?: string | undefined;
  /** What to do next, in a card of its own; null where there is nothing to do. */
  next: ReactNode;
}

/** Why an answer is what it is, first; what to do next, second; and what is only good to know folded away. */
export function WhyAndNext({ title, reasons, trips, alwaysShown, next }: WhyAndNextProps) {
  const isAlways = ({ code }: ReasonResponse): boolean => code === alwaysShown;
  const isWhy = (reason: ReasonResponse) => statusOf(reason) !== 'to_know' || isAlways(reason);
  const deciding = reasons.filter(isWhy);
  const toKnow = reasons.filter((reason) => !isWhy(reason));
  const narrow = useNarrow(640);
  // On a phone what stands against an answer is shown, or the first reason where nothing does: one why.
  const against = deciding.filter((reason) => statusOf(reason) === 'against');
  const one = against.length > 0 ? against : deciding.slice(0, 1);
  const shown = narrow ? deciding.filter((reason) => one.includes(reason) || isAlways(reason)) : deciding;
  const others = deciding.filter((reason) => !shown.includes(reason));
  return (
    <>
      <Columns shares={deciding.length > 0 && next !== null ? '4fr 3fr' : '1fr'}>
        {deciding.length > 0 && (
          <Sheet long>
            <ReasonList title={title} reasons={shown} trips={trips} counting="inclusive" />
          </Sheet>
        )}
        {next}
      </Columns>
      {others.length > 0 && (
        <Accordion title={`More reasons (${others.length})`}>
          <ReasonList title="More reasons" reasons={others} trips={trips} counting="inclusive" />
        </Accordion>
      )}
      {toKnow.length > 0 && (
        <Accordion title={`Good to know (${toKnow.length})`}>
          <ReasonList title="Good to know" reasons={toKnow} trips={trips} counting="inclusive" />
        </Accordion>
      )}
    </>
  );
}
