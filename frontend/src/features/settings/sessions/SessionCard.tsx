import { useId } from 'react';
import { Button } from '../../../ui/Button';
import { formatInstant } from '../../../ui/dates/formatInstant';
import { Pill } from '../../../ui/Pill';
import { FactList } from '../../../ui/FactList';
import { PanelEntry } from '../../../ui/Panel';
import { nameOf, type Session } from './sessionWords';

/** One browser where the person is signed in: since when, when it was last used, and a way to end it. */
export function SessionCard({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const titleId = useId();
  const { current, startedAt, lastUsedAt } = session;
  return (
    <PanelEntry
      title={nameOf(session)}
      titleId={titleId}
      status={current && <Pill tone="within">This device</Pill>}
    >
      <FactList
        facts={[
          { name: 'Signed in', value: formatInstant(startedAt) },
          { name: 'Last used', value: current ? 'Now' : formatInstant(lastUsedAt) },
        ]}
      />
      {!current && (
        <div>
          <Button look="quiet" icon="logout" aria-describedby={titleId} onClick={onEnd}>
            Sign out
          </Button>
        </div>
      )}
    </PanelEntry>
  );
}
