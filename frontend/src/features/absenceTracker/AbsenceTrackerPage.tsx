import { BackLink } from '../../ui/BackLink';
import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { PageTitle } from '../../ui/PageTitle';
import { WithUser } from '../../record/account/RequireUser';
import type { WantedPage } from '../../record/account/wantedPage';
import styles from './AbsenceTrackerPage.module.css';
import { Tracker } from './Tracker';

const backHere: WantedPage = { wanted: '/absence-tracker' };

/** Every journey out of the UK of the signed-in person, and where it leads. */
export function AbsenceTrackerPage() {
  return (
    <div className={`wrap ${styles['page']}`}>
      <BackLink to="/">Back to tools</BackLink>
      <div className={styles['top']}>
        <PageTitle documentTitle="UK Absence Tracker">UK Absence Tracker</PageTitle>
        <p className={styles['lead']}>
          Record each journey out of the UK, and see how many days the limits still leave you.
        </p>
      </div>
      <WithUser signedOut={<SignInFirst />} signedIn={(user) => <Tracker user={user} />} />
    </div>
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
