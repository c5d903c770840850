import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { useUser } from '../../record/account/accountQueries';
import { Notice } from '../../ui/Notice';
import { SendVerificationAgain } from '../../record/account/SendVerificationAgain';

/** Pages that speak of the confirmation themselves. */
const speakForThemselves = /^\/(?:verify-email|shared-with-me)(?:\/|$)/;

/** Reminds a person to confirm their email address, and sends the link again. */
export function VerificationBanner() {
  const { data: user } = useUser();
  const { pathname } = useLocation();
  if (!user || user.emailVerified || speakForThemselves.test(pathname)) return null;
  return (
    <section aria-label="Confirm your email address" className="noPrint">
      {/* An email address may be longer than a narrow window is wide. */}
      <Box className="wrap" sx={{ pt: 2, overflowWrap: 'anywhere' }}>
        <Notice tone="soon" inline actions={<SendVerificationAgain email={user.email} look="plain" />}>
          <p>
            <strong>Confirm your email address.</strong> We sent a link to <strong>{user.email}</strong>. Open
            it to confirm that this address is yours.
          </p>
        </Notice>
      </Box>
    </section>
  );
}
