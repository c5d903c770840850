import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type ResultPart,
  sharedForDays,
  sharedName,
  type SharedSnapshot,
} from '@settlewise/contract/sharedResults';
import { useMemo, useRef, useState } from 'react';
import { messageFor } from '../../../api/errors';
import { useUser } from '../../../record/account/accountQueries';
import { partLabels } from '../../../record/sharedResults/labels';
import { sealSnapshot, type SealedSnapshot } from '../../../record/sharedResults/sealedSnapshot';
import { useShareAsVisitor, useShareResult } from '../../../record/sharedResults/sharedResultQueries';
import { BulletList } from '../../../ui/BulletList';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { TextField } from '../../../ui/form/TextField';
import { Tick } from '../../../ui/form/Tick';
import { Note } from '../../../ui/Note';
import { Notice } from '../../../ui/Notice';
import { Spinner } from '../../../ui/Spinner';
import type { Answered } from './answered';
import { partsThere, usualParts } from './parts';
import { previewInWords } from './previewInWords';
import { sayShared } from './sayShared';
import { SharedLink, type MadeLink } from './SharedLink';
import { partsOf, snapshotOf } from './snapshotOf';

interface ShareDialogProps {
  answered: Answered;
  /** The link that was made before; null where none was. */
  made: MadeLink | null;
  /** Null where another link is to be made. */
  onMade: (link: MadeLink | null) => void;
  onClose: () => void;
}

const tooLong = 'This is too long to be shared. Choose fewer parts.';

/** Asks what of a result shall be seen, says in words what that is, and makes the link. */
export function ShareDialog({ answered, made, onMade, onClose }: ShareDialogProps) {
  const { data: user } = useUser();
  return (
    <Dialog open onClose={onClose} title={made === null ? 'Share this result' : 'Your link is ready'}>
      {made !== null ? (
        <SharedLink made={made} onAnother={() => onMade(null)} onClose={onClose} />
      ) : user === undefined ? (
        <Spinner label="Loading…" />
      ) : (
        // Without an account there is a private link to revoke it.
        <Choosing answered={answered} onClose={onClose} onMade={onMade} byVisitor={user === null} />
      )}
    </Dialog>
  );
}

interface ChoosingProps extends Omit<ShareDialogProps, 'made'> {
  byVisitor: boolean;
}

function Choosing({ answered, byVisitor, onClose, onMade }: ChoosingProps) {
  const parts = useMemo(() => partsOf(answered), [answered]);
  const offered = partsThere(parts);
  const [chosen, setChosen] = useState<ReadonlySet<ResultPart>>(
    () => new Set(usualParts.filter((part) => offered.includes(part))),
  );
  const [name, setName] = useState('');
  const isName = sharedName.safeParse(name.trim()).success;
  const snapshot = snapshotOf(answered, parts, { chosen, name: isName ? name : '' });
  const shared = sayShared(snapshot);
  const { send, isPending, problem } = useSharing({ byVisitor, onMade });

  const choose = (part: ResultPart, isChosen: boolean) =>
    setChosen(new Set(offered.filter((each) => (each === part ? isChosen : chosen.has(each)))));
  return (
    <>
      <p>
        Whoever has the link sees what you choose, for {sharedForDays} days. It is encrypted in your browser:
        we cannot read it.
      </p>
      <Stack component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Typography component="legend" sx={{ fontWeight: 600, p: 0, mb: 0.5 }}>
          What to show
        </Typography>
        {offered.map((part) => (
          <Tick
            key={part}
            id={`share-${part}`}
            label={partLabels[part]}
            checked={chosen.has(part)}
            onChange={(isChosen) => choose(part, isChosen)}
          />
        ))}
      </Stack>
      {!offered.includes('reasons') && (
        <Note>
          This result was worked out by earlier rules, whose words a link does not hold. Work it out again to
          show its reasons.
        </Note>
      )}
      <TextField
        label="Your name"
        optional
        hint="Shown to the reader if you write it."
        maxLength={60}
        error={isName ? undefined : 'Use letters, spaces, hyphens and apostrophes only.'}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <section aria-labelledby="share-preview" aria-live="polite">
        <Typography id="share-preview" variant="h6" component="h3" sx={{ mb: 0.5 }}>
          The reader will see
        </Typography>
        {chosen.size === 0 || shared === null ? (
          <p>Nothing yet: choose at least one part.</p>
        ) : (
          <BulletList>
            {previewInWords(shared).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </BulletList>
        )}
      </section>
      {problem !== null && (
        <Notice tone="over" role="alert" title="No link was made">
          <p>{problem}</p>
        </Notice>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5 }}>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button
          busy={isPending}
          disabled={chosen.size === 0 || shared === null || !isName}
          onClick={() =>
            send(
              snapshot,
              offered.filter((part) => chosen.has(part)),
            )
          }
        >
          {isPending ? 'Making the link…' : 'Make a link'}
        </Button>
      </Stack>
    </>
  );
}

/** Sends what was sealed, and keeps the key for the link. */
function useSharing({ byVisitor, onMade }: { byVisitor: boolean; onMade: (link: MadeLink) => void }) {
  const own = useShareResult();
  const visitors = useShareAsVisitor();
  const [isTooLong, setTooLong] = useState(false);
  const error = own.error ?? visitors.error;

  /** The same content is sealed once: sent again after a lost answer, it is the same request. */
  const last = useRef<{ readonly text: string; readonly content: SealedSnapshot | null }>(null);
  function sealedOnce(snapshot: SharedSnapshot): SealedSnapshot | null {
    const text = JSON.stringify(snapshot);
    if (last.current?.text !== text) last.current = { text, content: sealSnapshot(snapshot) };
    return last.current.content;
  }

  function send(snapshot: SharedSnapshot, parts: ResultPart[]): void {
    const content = sealedOnce(snapshot);
    setTooLong(content === null);
    if (content === null) return;
    const { sealed, key } = content;
    if (byVisitor)
      visitors.mutate(
        { sealed },
        { onSuccess: ({ id, expiresAt, revokeToken }) => onMade({ id, key, expiresAt, revokeToken }) },
      );
    else
      own.mutate(
        { sealed, calculator: snapshot.calculator, parts },
        { onSuccess: ({ id, expiresAt }) => onMade({ id, key, expiresAt, revokeToken: null }) },
      );
  }
  return {
    send,
    isPending: own.isPending || visitors.isPending,
    problem: isTooLong
      ? tooLong
      : error === null
        ? null
        : messageFor(error, 'Something went wrong on our side. Please try again in a moment.'),
  };
}
