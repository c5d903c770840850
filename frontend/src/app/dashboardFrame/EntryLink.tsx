import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import { isCurrent, type DashboardEntry } from './navigation';

interface EntryLinkProps {
  entry: DashboardEntry;
  className: string | undefined;
  onFollow?: () => void;
}

/** A link of the dashboard's navigation, marked while its page is on show. */
export function EntryLink({ entry, className, onFollow }: EntryLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link
      to={entry.path}
      className={className}
      aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
      onClick={onFollow}
    >
      <Icon name={entry.icon} size={22} />
      <span>{entry.label}</span>
    </Link>
  );
}
