import Stack from '@mui/material/Stack';
import type { SavedFeesResponse } from '@settlewise/contract/assessments';
import { UnsoundAssessment } from '@settlewise/rules/assessment';
import { type FeesAnswer, sumOfFees } from '@settlewise/rules/fees';
import { poundsOfPence } from '@settlewise/rules/parameters';
import { useState } from 'react';
import { AsItWas } from '../../../record/assessments/SavedPage';
import { SavedPageOf } from '../../../record/assessments/SavedPageOf';
import { useToday } from '../../../ui/dates/useToday';
import { Notice } from '../../../ui/Notice';
import { Lines } from '../bill/Lines';
import { Parts } from '../bill/Parts';
import { Total } from '../bill/Total';
import { Years } from '../bill/Years';
import { billOf, planOf } from './savedSum';
import { TakeUpAgain } from './TakeUpAgain';

/** /fees/saved/:id: a sum as it was when it was saved, and what the same comes to by the fees of now. */
export const SavedSumPage = () => (
  <SavedPageOf
    kind="fees"
    one="sum"
    title="Saved sum of fees"
    width="reading"
    back={{ to: '/fees', words: 'Back to the fee calculator', instead: 'To the fee calculator' }}
  >
    {(saved) => <Sum saved={saved} />}
  </SavedPageOf>
);

function Sum({ saved }: { saved: SavedFeesResponse }) {
  const [{ people, steps }] = useState(() => planOf(saved.form));
  const bill = billOf(saved.result);
  return (
    <Stack spacing={3}>
      <AsItWas saved={saved} again={<TakeUpAgain saved={saved} />} afterRemoval="/fees" />
      <ByFeesOfNow saved={saved} />
      <Total bill={bill} missing={[]} />
      {bill.lines.length > 0 && (
        <>
          <Years byYear={bill.byYear} />
          <Parts bill={bill} people={people} steps={steps} />
          <Lines bill={bill} people={people} steps={steps} />
        </>
      )}
    </Stack>
  );
}

/** The same question by the fees that are known now. */
function ByFeesOfNow({ saved }: { saved: SavedFeesResponse }) {
  const today = useToday();
  const now = sumOfNow(saved, today);
  if (now === null) return null;
  const difference = now.totalPence - saved.totalPence;
  if (difference === 0 && now.lowestPence === saved.lowestPence && now.highestPence === saved.highestPence)
    return (
      <Notice tone="within" title={`At today’s fees it is still ${poundsOfPence(now.totalPence)}`}>
        <p>We tell you here and in your notifications when a fee of this sum changes.</p>
      </Notice>
    );
  const said = difference < 0 ? `${poundsOfPence(-difference)} less` : `${poundsOfPence(difference)} more`;
  return (
    <Notice tone="soon" title={`At today’s fees it is ${poundsOfPence(now.totalPence)}`}>
      <p>
        {difference === 0
          ? 'The sum is the same, but how sure it is has changed'
          : `That is ${said} than when you saved it`}
        : {rangeOf(now)}. Calculate again to see each line.
      </p>
    </Notice>
  );
}

const rangeOf = ({ lowestPence, highestPence }: FeesAnswer): string =>
  lowestPence === highestPence
    ? 'every fee of it is known'
    : `it lies between ${poundsOfPence(lowestPence)} and ${poundsOfPence(highestPence)}`;

/** Null where the rules of now refuse the question. */
function sumOfNow({ form }: SavedFeesResponse, asOf: string): FeesAnswer | null {
  try {
    return sumOfFees({ ...form, asOf });
  } catch (error) {
    if (error instanceof UnsoundAssessment) return null;
    throw error;
  }
}
