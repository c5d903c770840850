import Box from '@mui/material/Box';
import { NavLink, useLocation } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import { Tooltip } from '../../ui/Tooltip';
import { DropDown } from './DropDown';
import { navigation, type NavigationGroup, type NavigationItem } from './navigation';
import { NavigationEntry } from './NavigationEntry';

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

/**
 * The three groups beside the logo: what has one page leads there, the others open their list. In one row, so that the
 * header takes little of the window at any width.
 */
export function DesktopNavigation() {
  return (
    <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', sm: 'block' } }}>
      <Box component="ul" sx={{ display: 'flex', columnGap: 3 }}>
        {navigation.map((group, index) => {
          const [first, ...others] = group.items;
          return (
            <li key={group.title}>
              {first !== undefined && others.length === 0 ? (
                <InRow item={first} />
              ) : (
                <Group group={group} side={index === navigation.length - 1 ? 'right' : 'left'} />
              )}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

interface GroupProps {
  group: NavigationGroup;
  /** The last list opens to the left, where there is room for it. */
  side: 'left' | 'right';
}

function Group({ group, side }: GroupProps) {
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
      side={side}
      width={340}
    >
      <Box component="ul">
        {group.items.map((item) => (
          <NavigationEntry key={item.path} item={item} />
        ))}
      </Box>
    </DropDown>
  );
}

/** A link of the row, with its description as a tooltip; those in the lists have theirs below the name. */
function InRow({ item: { path, label, description } }: { item: NavigationItem }) {
  return (
    <Tooltip text={description}>
      {(describedBy) => (
        <Box component={NavLink} to={path} end={path === '/'} aria-describedby={describedBy} sx={inBar}>
          {label}
        </Box>
      )}
    </Tooltip>
  );
}
