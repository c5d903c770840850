import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

/** For an administrator without a record of their own: the way to what they are here for. */
export function ToAdministration() {
  return (
    <Notice
      inline
      title="You are an administrator"
      actions={<ButtonLink to="/admin">Open the administration</ButtonLink>}
    >
      <p>What else stands here is about your own record.</p>
    </Notice>
  );
}
