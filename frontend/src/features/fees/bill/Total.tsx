import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FeesAnswer } from '@settlewise/rules/fees';
import { poundsOfPence } from '@settlewise/rules/parameters';
import { Link } from 'react-router-dom';
import { FoldsOnPhone } from '../../../ui/FoldsOnPhone';
import { Notice } from '../../../ui/Notice';
import { Note } from '../../../ui/Note';
import { SectionCard } from '../../../ui/SectionCard';
import type { MissingPart } from '../plan/missingParts';

interface TotalProps {
  bill: FeesAnswer;
  /** What is not in the sum yet, and why. */
  missing: readonly MissingPart[];
}

/** What it comes to, from where to where it may lie, and what to look at again. */
export function Total({ bill, missing }: TotalProps) {
  const { totalPence, lowestPence, highestPence, warnings, assumption } = bill;
  return (
    <SectionCard title="In all">
      <div role="status">
        <Typography
          component="p"
          sx={{ fontSize: '2.25rem', fontWeight: 700, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}
        >
          {poundsOfPence(totalPence)}
        </Typography>
        {lowestPence !== highestPence && (
          <p>
            From {poundsOfPence(lowestPence)} to {poundsOfPence(highestPence)}. Not every fee is confirmed.
          </p>
        )}
        {assumption !== null && (
          <p>
            If fees rise by {assumption.yearlyRisePercent} % each April, as you suppose:{' '}
            {poundsOfPence(assumption.totalPence)}.
          </p>
        )}
        {missing.map(({ sentence, act }) => (
          <Note key={sentence}>
            {sentence}
            {act !== null && (
              <>
                {' '}
                <Link to={act.to}>{act.words}</Link>.
              </>
            )}
          </Note>
        ))}
      </div>
      {warnings.length > 0 && (
        <FoldsOnPhone summary={`Check before you pay (${warnings.length})`}>
          <Notice tone="soon" title="Check before you pay">
            <Stack component="ul" spacing={0.5}>
              {warnings.map(({ message }) => (
                <li key={message}>{message}</li>
              ))}
            </Stack>
          </Notice>
        </FoldsOnPhone>
      )}
    </SectionCard>
  );
}
