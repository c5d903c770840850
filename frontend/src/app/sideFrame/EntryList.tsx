import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../../ui/Icon';

/** An area of the site, and where it begins. */
export interface Entry {
  readonly path: string;
  readonly label: string;
  readonly icon: IconName;
}

interface EntryListProps<Each extends Entry> {
  entries: readonly Each[];
  /** Whether the page on show belongs to an entry, which is marked then. */
  isCurrent: (entry: Each) => boolean;
  /** Of the list, and of each of its links. */
  sx?: SystemStyleObject<Theme>;
  entrySx: SystemStyleObject<Theme>;
  /** What stands last in the list, beside the links. */
  children?: ReactNode;
}

/** The links of a frame's navigation. */
export function EntryList<Each extends Entry>({
  entries,
  isCurrent,
  sx = {},
  entrySx,
  children,
}: EntryListProps<Each>) {
  return (
    <Box component="ul" sx={{ display: 'grid', ...sx }}>
      {entries.map((entry) => (
        <li key={entry.path}>
          <Box
            component={Link}
            to={entry.path}
            aria-current={isCurrent(entry) ? 'page' : undefined}
            sx={entrySx}
          >
            <Icon name={entry.icon} size={22} />
            <span>{entry.label}</span>
          </Box>
        </li>
      ))}
      {children}
    </Box>
  );
}
