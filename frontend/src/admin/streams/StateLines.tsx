import type { AdminStreamResponse } from '@settlewise/contract';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Pill } from '../../ui/Pill';
import { FieldPath, Value } from '../record/Changes';
import { flattened } from '../record/changeWords';
import { formatShortInstant } from '../ui/formatShortInstant';
import { numberText } from '../ui/labels';
import styles from './Streams.module.css';

interface StateLinesProps {
  state: AdminStreamResponse['now'];
  /** The fields that differ between then and now. */
  changedPaths: readonly string[];
  /** What stands beside such a field. */
  mark: string;
}

/** A stream can hold thousands of fields. */
const shownAtFirst = 200;

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
      <p className={styles['note']}>
        Revision {revision}
        {recordedAt !== null && <>, recorded {formatShortInstant(recordedAt)}</>}
      </p>
      {lines.length === 0 && <p>It holds nothing.</p>}
      <dl className={styles['lines']}>
        {(all ? lines : lines.slice(0, shownAtFirst)).map(({ path, value }) => (
          <div key={path} className={styles['line']} data-differs={differs(path)}>
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
      </dl>
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
