import { formatLongDate } from '../../ui/dates/formatDate';
import { useToday } from '../../ui/dates/useToday';
import { RulesNote } from '../../ui/sources/RulesNote';
import { useUser } from './accountQueries';

/** At the head of what is printed: whose it is, from when, and how old the reading of the rules is. @param of what it is, `Journeys` */
export function PrintedHead({ of }: { of: string }) {
  const today = useToday();
  const { data: user = null } = useUser();
  if (user === null) return null;
  return (
    <p className="printOnly">
      {of} of {[user.firstName, user.lastName].filter(Boolean).join(' ') || user.username}. Printed on{' '}
      {formatLongDate(today)}. <RulesNote />.
    </p>
  );
}
