import Box from '@mui/material/Box';
import type { AdminStreamResponse } from '@settlewise/contract/admin';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { Pill } from '../../../ui/Pill';
import { Disclosure } from '../../../ui/Disclosure';
import { Value } from '../record/Changes';
import { flattened } from '../record/labels';
import { Note } from '../ui/Beside';
import { formatShortInstant } from '../ui/When';
import { counted, numberText } from '../ui/labels';
import { entriesOfState, type Entry } from './entriesOfState';

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

/** Every field of a state with its value, those that differ marked. What it keeps under an id is folded. */
export function StateLines({ state: { revision, recordedAt, state }, changedPaths, mark }: StateLinesProps) {
  const [all, setAll] = useState(false);
  if (revision === null) return <p>There was nothing yet.</p>;
  const lines = flattened(state);
  const { own, entries } = entriesOfState(all ? lines : lines.slice(0, shownAtFirst));
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
      {own.length > 0 && <Lines lines={own} differs={differs} mark={mark} />}
      <div>
        {entries.map(({ id, title, lines: fields }) => (
          <Disclosure
            key={id}
            summary={`${title} (${counted(fields.length, 'field')})`}
            open={fields.some(({ path }) => differs(path))}
          >
            <Lines lines={fields} differs={differs} mark={mark} />
          </Disclosure>
        ))}
      </div>
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

interface LinesProps extends Pick<Entry, 'lines'>, Pick<StateLinesProps, 'mark'> {
  differs: (path: string) => boolean;
}

function Lines({ lines, differs, mark }: LinesProps) {
  return (
    <Box component="dl" sx={linesSx}>
      {lines.map(({ path, words, value }) => (
        <div key={path} data-differs={differs(path)}>
          <dt>{words}</dt>
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
  );
}
