import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { Tooltip } from '../../ui/Tooltip';
import { navigation } from './navigation';

const item = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  borderBottom: '3px solid transparent',
  color: 'var(--ink2)',
  fontSize: '0.96875rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: 'var(--ink)', borderBottomColor: 'var(--edge)' },
  '@media (forced-colors: active)': { borderBottomColor: 'Canvas' },
  '&[aria-current="page"]': {
    color: 'var(--ink)',
    fontWeight: 600,
    borderBottomColor: 'var(--action)',
    '@media (forced-colors: active)': { borderBottomColor: 'Highlight' },
  },
} as const;

/**
 * All items in a row under the logo, each with its description as a tooltip. Their badges are in the menu of narrow
 * windows: here they would break the row.
 */
export function DesktopNavigation() {
  return (
    <Box component="nav" aria-label="Main" className="wrap" sx={{ display: { xs: 'none', sm: 'block' } }}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
        {navigation
          .flatMap((group) => group.items)
          .map(({ path, label, description }) => (
            <li key={path}>
              <Tooltip text={description}>
                {(describedBy) => (
                  <Box
                    component={NavLink}
                    to={path}
                    end={path === '/'}
                    aria-describedby={describedBy}
                    sx={item}
                  >
                    {label}
                  </Box>
                )}
              </Tooltip>
            </li>
          ))}
      </Box>
    </Box>
  );
}
