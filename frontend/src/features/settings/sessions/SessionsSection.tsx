import Stack from '@mui/material/Stack';
import { mostSessions } from '@settlewise/contract/accountSettings';
import { useEffect, useRef, useState, useId } from 'react';
import { messageFor } from '../../../api/errors';
import { useOwnSessions } from '../../../record/account/sessionQueries';
import { Button } from '../../../ui/Button';
import { LoadFailure } from '../../../ui/LoadFailure';
import { ShowMore } from '../../../ui/ShowMore';
import { Panel, PanelActs, PanelNote, PanelEntry } from '../../../ui/Panel';
import { EndSessionsDialog } from './EndSessionsDialog';
import { type Session, nameOf } from './labels';
import { formatInstant } from '../../../ui/dates/formatInstant';
import { Pill } from '../../../ui/Pill';
import { FactList } from '../../../ui/FactList';

/** So many stand there at first, this device among them, because it was used last. */
const atFirst = 3;

/** Where the person is signed in, and signing out there. */
export function SessionsSection({ inSight }: { inSight: boolean }) {
  const { data, error, isFetching, refetch } = useOwnSessions({ enabled: inSight });
  const section = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(atFirst);
  const [ending, setEnding] = useState<Session | 'others' | null>(null);
  const ended = useRef(false);
  // The button that opened the box goes with the session: the focus, which the box gives back to it, would be lost.
  useEffect(() => {
    if (ending !== null || !ended.current) return;
    ended.current = false;
    section.current?.focus({ preventScroll: true });
  }, [ending]);
  return (
    <Panel
      ref={section}
      title="Where you are signed in"
      lead={`If you do not know one of these, sign it out, and change your password. You can be signed in at ${mostSessions} places; the next one signs out the place that was not used for longest.`}
    >
      {error !== null && !isFetching && (
        <LoadFailure title="We could not load where you are signed in" onRetry={() => void refetch()}>
          {messageFor(error, 'Something went wrong on our side. Please try again in a moment.')}
        </LoadFailure>
      )}
      {data === undefined && (error === null || isFetching) && (
        <PanelNote role="status">Loading where you are signed in…</PanelNote>
      )}
      {data !== undefined && (
        <>
          <Stack component="ul" spacing={2}>
            {data.sessions.slice(0, shown).map((session) => (
              <li key={session.id}>
                <SessionCard session={session} onEnd={() => setEnding(session)} />
              </li>
            ))}
          </Stack>
          <ShowMore left={data.sessions.length - shown} onMore={() => setShown(data.sessions.length)} />
          {data.sessions.some(({ current }) => !current) ? (
            <PanelActs>
              <Button look="plain" icon="logout" onClick={() => setEnding('others')}>
                Sign out everywhere else
              </Button>
            </PanelActs>
          ) : (
            <PanelNote>You are signed in nowhere else.</PanelNote>
          )}
        </>
      )}
      {ending !== null && data !== undefined && (
        <EndSessionsDialog
          session={ending === 'others' ? null : ending}
          passwordNeeded={data.passwordNeeded}
          onClose={() => setEnding(null)}
          onEnded={() => {
            ended.current = true;
          }}
        />
      )}
    </Panel>
  );
}

/** One browser where the person is signed in: since when, when it was last used, and a way to end it. */
function SessionCard({ session, onEnd }: { session: Session; onEnd: () => void }) {
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
