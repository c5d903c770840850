import { mostSessions } from '@settlewise/contract';
import { useEffect, useRef, useState } from 'react';
import { messageFor } from '../../../api/errors';
import { useOwnSessions } from '../../../api/ownSessions';
import { Button } from '../../../ui/Button';
import { LoadFailure } from '../../../ui/LoadFailure';
import { EndSessionsDialog } from './EndSessionsDialog';
import { SessionCard } from './SessionCard';
import styles from './Sessions.module.css';
import type { Session } from './sessionWords';

/** Where the person is signed in, and signing out there. */
export function SessionsSection({ inSight }: { inSight: boolean }) {
  const { data, error, isFetching, refetch } = useOwnSessions({ enabled: inSight });
  const section = useRef<HTMLElement>(null);
  const [ending, setEnding] = useState<Session | 'others' | null>(null);
  const ended = useRef(false);
  // The button that opened the box goes with the session: the focus, which the box gives back to it, would be lost.
  useEffect(() => {
    if (ending !== null || !ended.current) return;
    ended.current = false;
    section.current?.focus({ preventScroll: true });
  }, [ending]);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="sessions" className={styles['panel']}>
      <div className={styles['lead']}>
        <h2 id="sessions">Where you are signed in</h2>
        <p className={styles['note']}>
          If you do not know one of these, sign it out, and change your password. You can be signed in at{' '}
          {mostSessions} places; the next one signs out the place that was not used for longest.
        </p>
      </div>
      {error !== null && !isFetching && (
        <LoadFailure title="We could not load where you are signed in" onRetry={() => void refetch()}>
          {messageFor(error, 'Something went wrong on our side. Please try again in a moment.')}
        </LoadFailure>
      )}
      {data === undefined && (error === null || isFetching) && (
        <p role="status" className={styles['note']}>
          Loading where you are signed in…
        </p>
      )}
      {data !== undefined && (
        <>
          <ul className={styles['sessions']}>
            {data.sessions.map((session) => (
              <li key={session.id}>
                <SessionCard session={session} onEnd={() => setEnding(session)} />
              </li>
            ))}
          </ul>
          {data.sessions.some(({ current }) => !current) ? (
            <div className={styles['acts']}>
              <Button look="plain" icon="logout" onClick={() => setEnding('others')}>
                Sign out everywhere else
              </Button>
            </div>
          ) : (
            <p className={styles['note']}>You are signed in nowhere else.</p>
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
    </section>
  );
}
