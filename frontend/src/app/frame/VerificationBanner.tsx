import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { UserResponse } from '@settlewise/contract/accounts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUser } from '../../record/account/accountQueries';
import { SendVerificationAgain } from '../../record/account/SendVerificationAgain';
import { IconButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { phoneWidth } from '../../ui/theme/tokens';
import { emptyWithoutToast } from '../../ui/toasts/toastDress';
import { offerPlaceInNotice } from '../../ui/toasts/toastPlace';
import { useToast } from '../../ui/toasts/toastStore';
import { useNarrow } from '../../ui/useNarrow';
import { isPutAway, putAway } from './putAway';

/** Pages that speak of the confirmation themselves. */
const speakForThemselves = /^\/(?:verify-email|shared-with-me)(?:\/|$)/;

/** Pages on which people choose what they get by mail. */
const ofMails = /^\/(?:alerts|dashboard\/notification-settings)(?:\/|$)/;

/** Reminds a person in one line to confirm their email address, and sends the link again. */
export function VerificationBanner() {
  const { data: user } = useUser();
  const { pathname } = useLocation();
  if (!user || user.emailVerified || speakForThemselves.test(pathname)) return null;
  return <Reminder key={user.id} user={user} mailsWait={ofMails.test(pathname)} />;
}

const line = {
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  mt: 2,
  pl: 1.5,
  borderRadius: '10px',
  bgcolor: 'var(--soonSoft)',
  '@container (max-width: 620px)': {
    gap: 0.5,
    '& .MuiButton-root': { px: 1, fontSize: '0.9375rem' },
    '& .MuiButton-startIcon': { display: 'none' },
  },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
} as const;

/** One line, whatever its place: what does not fit is left out. */
const words = {
  flex: 1,
  minWidth: 0,
  maxWidth: 'none',
  overflow: 'hidden',
  lineHeight: 1.3,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '& .onPhone': { display: 'none' },
  '@container (max-width: 620px)': {
    fontSize: '0.9375rem',
    '& .withRoom': { display: 'none' },
    '& .onPhone': { display: 'inline' },
  },
  '@container (max-width: 300px)': { whiteSpace: 'normal' },
  '@container (max-width: 800px)': { '& .withSomeRoom': { display: 'none' } },
  '@container (max-width: 1000px)': { '& .withMoreRoom': { display: 'none' } },
} as const;

/** The words that mails wait take two short lines of a phone, in the same height. */
const twoLinesOnPhone = {
  '@container (max-width: 620px)': { ...words['@container (max-width: 620px)'], whiteSpace: 'normal' },
} as const;

/** Its button that puts it away keeps the end free elsewhere. */
const withoutClose = { pr: 1 } as const;

interface ReminderProps {
  user: UserResponse;
  /** Says that mails wait until then, for as long as they do: there it cannot be put away. */
  mailsWait: boolean;
}

function Reminder({ user: { id, email }, mailsWait }: ReminderProps) {
  const [away, setAway] = useState(() => isPutAway(id, Date.now()));
  const toast = useToast();
  // On a phone a toast takes this place for some seconds. It must not lie over buttons that are to be seen.
  const givesWay = useNarrow() && toast?.open === true;
  // That of what led here is a part of the page.
  const givesRoom = useNarrow(phoneWidth) && givesWay && toast.onArrival;
  if (away && !mailsWait) return null;

  function hide(): void {
    putAway(id, Date.now());
    setAway(true);
    // What had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <section aria-label="Confirm your email address" className="noPrint">
      <div className="wrap">
        <Box ref={offerPlaceInNotice} sx={{ mt: 2, ...emptyWithoutToast }} />
        <Box sx={{ containerType: 'inline-size', ...(givesRoom && { display: 'none' }) }}>
          <Stack
            direction="row"
            // What has the focus stays: its button may have brought the toast.
            sx={{
              ...line,
              ...(mailsWait && withoutClose),
              ...(givesWay && { '&:not(:focus-within)': { visibility: 'hidden' } }),
            }}
          >
            <Box component="span" sx={{ display: 'grid', color: 'var(--soon)' }}>
              <Icon name="warning" size={20} />
            </Box>
            <Box component="p" sx={mailsWait ? { ...words, ...twoLinesOnPhone } : words}>
              <strong>
                {mailsWait ? (
                  <>
                    <span className="withRoom">Our mails wait until you confirm your email address.</span>
                    <span className="onPhone">Mails wait: confirm your email.</span>
                  </>
                ) : (
                  <>
                    Confirm your email<span className="withRoom"> address</span>.
                  </>
                )}
              </strong>
              <span className="withSomeRoom">
                {' '}
                Open the link in our email to <strong>{email}</strong>.
              </span>
              <span className="withMoreRoom"> No email there? Have it sent again.</span>
            </Box>
            <SendVerificationAgain email={email} look="plain" />
            {!mailsWait && <IconButton icon="close" label="Put this away for a week" onClick={hide} />}
          </Stack>
        </Box>
      </div>
    </section>
  );
}
