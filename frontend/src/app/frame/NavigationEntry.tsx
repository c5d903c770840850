import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NavLink } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import { badgeDress, entryInPanel } from './dress';
import type { NavigationItem } from './navigation';

/** A page in a list of the navigation, with what it is for. */
export function NavigationEntry({ item }: { item: NavigationItem }) {
  return (
    <li>
      <Box
        component={NavLink}
        to={item.path}
        end={item.path === '/'}
        sx={{ ...entryInPanel, alignItems: 'flex-start', p: '10px 8px', lineHeight: 'inherit' }}
      >
        <Icon name={item.icon} size={22} />
        <span>
          <Box
            component="span"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', fontWeight: 600 }}
          >
            {item.label}
            {item.badge !== undefined && (
              <Box component="span" sx={badgeDress}>
                {item.badge}
              </Box>
            )}
          </Box>
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{ display: 'block', lineHeight: 1.4, fontWeight: 400 }}
          >
            {item.description}
          </Typography>
        </span>
      </Box>
    </li>
  );
}
