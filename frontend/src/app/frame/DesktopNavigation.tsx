import Box from '@mui/material/Box';
import { NavLink, useLocation } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import { Tooltip } from '../../ui/Tooltip';
import { DropDown } from './DropDown';
import { entryDress } from './dress';
import { navigation, type NavigationGroup, type NavigationItem } from './navigation';

const current = {
  color: 'var(--ink)',
  fontWeight: 600,
  borderBottomColor: 'var(--action)',
  '@media (forced-colors: active)': { borderBottomColor: 'Highlight' },
} as const;

const inBar = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 44,
  p: 0,
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  color: 'var(--ink2)',
  font: 'inherit',
  fontSize: '0.96875rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: 'var(--ink)', borderBottomColor: 'var(--edge)' },
  '@media (forced-colors: active)': { borderBottomColor: 'Canvas' },
  '&[aria-current="page"]': current,
} as const;

const entry = { ...entryDress, color: 'var(--ink)' } as const;

/**
 * The three groups beside the logo: what has one page leads there, the others open their list. In one row, so that the
 * header takes little of the window at any width; the badges are in the menu of narrow windows.
 */
export function DesktopNavigation() {
  return (
    <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', sm: 'block' } }}>
      <Box component="ul" sx={{ display: 'flex', columnGap: 3 }}>
        {navigation.map((group) => {
          const [first, ...others] = group.items;
          return (
            <li key={group.title}>
              {first !== undefined && others.length === 0 ? (
                <Entry item={first} dress={inBar} />
              ) : (
                <Group group={group} />
              )}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

function Group({ group }: { group: NavigationGroup }) {
  const { pathname } = useLocation();
  const holdsPage = group.items.some(({ path }) => path === pathname);
  return (
    <DropDown
      opener={
        <>
          {group.title}
          <Icon name="chevronDown" size={18} />
        </>
      }
      openerDress={{ ...inBar, ...(holdsPage && current), cursor: 'pointer' }}
      side="left"
      width={260}
    >
      <Box component="ul">
        {group.items.map((item) => (
          <li key={item.path}>
            <Entry item={item} dress={entry} />
          </li>
        ))}
      </Box>
    </DropDown>
  );
}

interface EntryProps {
  item: NavigationItem;
  dress: typeof inBar | typeof entry;
}

/** A link with its description as a tooltip. */
function Entry({ item: { path, label, description }, dress }: EntryProps) {
  return (
    <Tooltip text={description}>
      {(describedBy) => (
        <Box component={NavLink} to={path} end={path === '/'} aria-describedby={describedBy} sx={dress}>
          {label}
        </Box>
      )}
    </Tooltip>
  );
}
