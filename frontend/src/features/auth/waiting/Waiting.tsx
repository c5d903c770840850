import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { hasDraft } from '../../../record/drafts/draftStorage';
import { invitationIn, type InvitationLink } from '../../../record/shared/invitationLink';
import { useInvitation } from '../../../record/shared/invitationQuery';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { Icon } from '../../../ui/Icon';
import type { waitingPage } from './waitingPages';

type WaitingPage = NonNullable<ReturnType<typeof waitingPage>>;

/** What somebody finds once they are signed in: the page that they opened, or the record that they were invited to. */
export function Waiting({ wanted, page }: { wanted: string; page: WaitingPage }) {
  const invitation = invitationIn(wanted);
  if (invitation !== null) return <Invited link={invitation} />;
  return (
    <Panel title={page.title}>
      <p>{page.sentence}</p>
      <p>Log in or register, and you go straight to it.</p>
      <TakenAlong />
    </Panel>
  );
}

function Invited({ link }: { link: InvitationLink }) {
  const { data: invitation, isError } = useInvitation(link);
  if (invitation === undefined)
    return (
      <Panel title="A record is shared with you">
        <p role="status">
          {isError
            ? 'We could not find out whose. The invitation may not be open any more: ask the person who sent it.'
            : 'Looking whose it is…'}
        </p>
      </Panel>
    );
  const { name, expiryDate } = invitation;
  return (
    <Panel title={`${name} shares their record with you`}>
      <p>
        You can look at it{expiryDate !== null && <> until the end of {formatLongDate(expiryDate)}</>} and
        change nothing. {name} sees what you open.
      </p>
      <p>
        Log in or register with the email address that got the invitation. A new account confirms this address
        first. Then you see the record.
      </p>
    </Panel>
  );
}

/** What was typed without an account is not lost with one. */
function TakenAlong() {
  const calculators = [
    ...(hasDraft('ilr') ? ['ILR'] : []),
    ...(hasDraft('citizenship') ? ['citizenship'] : []),
  ];
  if (calculators.length === 0) return null;
  return (
    <Stack component="p" direction="row" spacing={1.5}>
      <Icon name="check" />
      <span>What you typed in the {calculators.join(' and ')} calculator comes with you.</span>
    </Stack>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Typography variant="h4" component="h2" id="promises" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {children}
    </>
  );
}
