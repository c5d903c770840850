import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { WithUser } from '../../record/account/RequireUser';
import type { WantedPage } from '../../record/account/wantedPage';
import { Tracker } from './Tracker';

const backHere: WantedPage = { wanted: '/absence-tracker' };

/** Every journey out of the UK of the signed-in person, and where it leads. */
export function AbsenceTrackerPage() {
  return (
    <Page
      title="UK Absence Tracker"
      back={{ to: '/', words: 'Back to tools' }}
      lead={
        <span className="noPrint">
          Record each journey out of the UK, and see how many days the limits still leave you.
        </span>
      }
    >
      <WithUser signedOut={<SignInFirst />} signedIn={() => <Tracker />} />
    </Page>
  );
}

function SignInFirst() {
  return (
    <Notice
      title="Authentication Required"
      actions={
        <ButtonLink to="/auth" state={backHere}>
          Go to Login/Sign Up
        </ButtonLink>
      }
    >
      <p>You need to log in or sign up to use the Absence Tracker and save your journey data.</p>
    </Notice>
  );
}
