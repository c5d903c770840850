import Box from '@mui/material/Box';
import type { AdminStreamResponse } from '@settlewise/contract';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { Pill } from '../../../ui/Pill';
import { FieldPath, Value } from '../record/Changes';
import { flattened } from '../record/labels';
import { Note } from '../ui/Beside';
import { formatShortInstant } from '../ui/When';
import { numberText } from '../ui/labels';

interface StateLinesProps {
  state: AdminStreamResponse['now'];
  /** The fields that differ between then and now. */
  changedPaths: readonly string[];
  /** What stands beside such a field. */
  mark: string;
}

/** A stream can hold thousands of fields. */
const shownAtFirst = 200;

const linesSx = {
  fontSize: '0.9375rem',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '2px 16px',
    p: '6px 8px',
    borderBottom: '1px solid var(--line)',
    borderLeft: '4px solid transparent',
  },
  '& > [data-differs="true"]': {
    borderLeftColor: 'var(--soon)',
    background: 'color-mix(in srgb, var(--soonSoft) 40%, transparent)',
  },
  '& dt': { color: 'text.secondary', overflowWrap: 'anywhere' },
  '& dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '4px 12px', minWidth: 0 },
} as const;

/** Every field of a state with its value, those that differ marked. */
export function StateLines({ state: { revision, recordedAt, state }, changedPaths, mark }: StateLinesProps) {
  const [all, setAll] = useState(false);
  if (revision === null) return <p>There was nothing yet.</p>;
  const lines = flattened(state);
  // What is one value at one of the two moments can have fields of its own at the other.
  const differs = (path: string) =>
    changedPaths.some(
      (changed) => path === changed || path.startsWith(`${changed}.`) || changed.startsWith(`${path}.`),
    );
  return (
    <>
      <Note>
        Revision {revision}
        {recordedAt !== null && <>, recorded {formatShortInstant(recordedAt)}</>}
      </Note>
      {lines.length === 0 && <p>It holds nothing.</p>}
      <Box component="dl" sx={linesSx}>
        {(all ? lines : lines.slice(0, shownAtFirst)).map(({ path, value }) => (
          <div key={path} data-differs={differs(path)}>
            <dt>
              <FieldPath path={path} />
            </dt>
            <dd>
              <Value of={value} />
              {differs(path) && (
                <Pill tone="soon" icon="edit">
                  {mark}
                </Pill>
              )}
            </dd>
          </div>
        ))}
      </Box>
      {!all && lines.length > shownAtFirst && (
        <div>
          <Button look="quiet" onClick={() => setAll(true)}>
            Show all {numberText(lines.length)} fields
          </Button>
        </div>
      )}
    </>
  );
}
