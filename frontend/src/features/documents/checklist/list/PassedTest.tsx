import { useUserProfile } from '../../../../record/account/userProfileQuery';
import { ButtonLink } from '../../../../ui/Button';
import { formatLongDate } from '../../../../ui/dates/formatDate';

/** The lines that ask for a passed Life in the UK test. */
const lines: ReadonlySet<string> = new Set(['G6', 'N5']);
export const asksForTest = (requirement: string): boolean => lines.has(requirement);

/** Null where the record has no pass, or is not there yet. */
function usePassedTest() {
  const { data: profile } = useUserProfile();
  if (profile?.lifeInUKPassed !== true) return null;
  return { passedOn: profile.lifeInUKPassedOn, reference: profile.lifeInUKReference };
}

/** What one's own record has of the passed test. The application asks for its reference. */
export function PassedTest() {
  const passed = usePassedTest();
  if (passed === null) return null;
  const { passedOn, reference } = passed;
  return (
    <p>
      {passedOn === null ? 'You said that you passed it.' : `You passed it on ${formatLongDate(passedOn)}.`}{' '}
      {reference === null ? (
        'Its reference number is not in your record yet.'
      ) : (
        <>
          Reference number: <strong>{reference}</strong>.
        </>
      )}
    </p>
  );
}

/** Where the pass is entered, and until then where to practise for it. */
export function TestLinks({ isOwn, isHeld }: { isOwn: boolean; isHeld: boolean }) {
  return (
    <>
      {!isHeld && (
        <ButtonLink look="quiet" icon="book" to="/test">
          Practise for it
        </ButtonLink>
      )}
      {isOwn && <EnterPass />}
    </>
  );
}

function EnterPass() {
  const passed = usePassedTest();
  return (
    <ButtonLink look="quiet" to="/onboarding/6">
      {passed === null
        ? 'I have passed it'
        : passed.reference === null
          ? 'Enter its reference'
          : 'Change its day or reference'}
    </ButtonLink>
  );
}
