import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useSharedRecords } from './sharedQueries';

/** For somebody who looks after records of others and has none of their own: the way to them. */
export function SharedWithYou() {
  const { data: records = [] } = useSharedRecords();
  const [first, ...others] = records;
  if (first === undefined) return null;
  const many = others.length > 0;
  return (
    <Notice
      inline
      title={
        many ? `${records.length} records are shared with you` : `${first.name}’s record is shared with you`
      }
      actions={
        <ButtonLink to={many ? '/shared-with-me' : `/shared-with-me/${first.grantId}`}>
          {many ? 'Open shared records' : 'Open the record'}
        </ButtonLink>
      }
    >
      <p>What else stands here is about your own record.</p>
    </Notice>
  );
}
