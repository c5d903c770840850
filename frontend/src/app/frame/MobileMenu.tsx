import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { IconButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { entryInPanel } from './dress';
import { navigation, ownItems, type NavigationGroup, type NavigationItem } from './navigation';
import { NavigationEntry } from './NavigationEntry';
import { SlideIn } from './SlideIn';

const account: NavigationItem = {
  path: '/auth',
  label: 'Login / Register',
  description: 'Sign in, or make an account',
  icon: 'person',
};

const group = { py: 0.5, borderTop: '1px solid var(--line)' } as const;

const fold = {
  ...entryInPanel,
  justifyContent: 'space-between',
  color: 'var(--ink2)',
  fontWeight: 600,
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  '& > svg': { transition: 'transform 120ms' },
  '&:hover': { background: 'none' },
} as const;

/** The slide-out menu of narrow windows: three groups that can be folded, all open at first. */
export function MobileMenu({ signedIn }: { signedIn: boolean }) {
  const panel = useRef<HTMLDialogElement>(null);
  return (
    <Box sx={{ display: { sm: 'none' } }}>
      <IconButton
        icon="menu"
        label="Menu"
        aria-haspopup="dialog"
        onClick={() => panel.current?.showModal()}
      />
      <SlideIn panel={panel} side="right" title="Menu">
        <nav aria-label="Menu">
          {navigation.map((each, index) => (
            <Group
              key={each.title}
              group={signedIn && index === 0 ? { ...each, items: [...each.items, ...ownItems] } : each}
            />
          ))}
          {!signedIn && (
            <Box component="ul" sx={{ ...group, pt: 1 }}>
              <NavigationEntry item={account} />
            </Box>
          )}
        </nav>
      </SlideIn>
    </Box>
  );
}

function Group({ group: { title, items } }: { group: NavigationGroup }) {
  const [open, setOpen] = useState(true);
  const listId = useId();
  return (
    <Box component="section" sx={group}>
      <Typography variant="h6" component="h2" sx={{ fontSize: '1rem', letterSpacing: 0 }}>
        <Box
          component="button"
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
          sx={fold}
        >
          {title}
          <Icon name="chevronDown" />
        </Box>
      </Typography>
      <ul id={listId} hidden={!open}>
        {items.map((item) => (
          <NavigationEntry key={item.path} item={item} />
        ))}
      </ul>
    </Box>
  );
}
