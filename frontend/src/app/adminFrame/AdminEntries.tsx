import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import { adminEntries, currentEntry } from './entries';

interface AdminEntriesProps {
  list: string | undefined;
  entry: string | undefined;
  onFollow?: () => void;
}

/** The links to all areas; the one to which the page on show belongs is marked. */
export function AdminEntries({ list, entry, onFollow }: AdminEntriesProps) {
  const { pathname } = useLocation();
  const current = currentEntry(pathname);
  return (
    <ul className={list}>
      {adminEntries.map(({ path, label, icon }) => (
        <li key={path}>
          <Link
            to={path}
            className={entry}
            aria-current={path === current ? 'page' : undefined}
            onClick={onFollow}
          >
            <Icon name={icon} size={22} />
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
