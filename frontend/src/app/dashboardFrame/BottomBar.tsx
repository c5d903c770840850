import Box from '@mui/material/Box';
import type { UserResponse } from '@settlewise/contract/accounts';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import { entryInPanel } from '../frame/dress';
import { SlideIn } from '../frame/SlideIn';
import { EntryList } from '../sideFrame/EntryList';
import { WhoIsSignedIn } from '../sideFrame/WhoIsSignedIn';
import { bottomBarEntries, isCurrent, moreEntries, type DashboardEntry } from './navigation';

const bar = {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 30,
  pb: 'env(safe-area-inset-bottom)',
  borderTop: '1px solid var(--line)',
  background: 'var(--surface)',
} as const;

const place = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  width: '100%',
  minHeight: 60,
  p: '4px 2px',
  border: 0,
  borderRadius: '10px',
  background: 'none',
  color: 'var(--ink2)',
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  textDecoration: 'none',
  '&:focus-visible': { outlineOffset: '-4px' },
  '& > svg': { boxSizing: 'content-box', p: '3px 16px', borderRadius: '999px' },
  '&[aria-current="page"], &[data-current="true"]': {
    color: 'var(--ink)',
    fontWeight: 650,
    '& > svg': { background: 'var(--actionSoft)', color: 'var(--action)' },
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-4px' },
  },
} as const;

interface BottomBarProps {
  /** Null while it is not known yet who it is. */
  user: UserResponse | null;
  /** Whether the style sheet hides it in a wide window, as long as no script decides. */
  onPhoneOnly: boolean;
}

/** The dashboard's navigation under the thumb, on narrow windows. Its last place opens what the bar has no room for. */
export function BottomBar({ user, onPhoneOnly }: BottomBarProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const isOnShow = (entry: DashboardEntry) => isCurrent(entry, pathname);
  return (
    <>
      <Box
        component="nav"
        aria-label="Dashboard"
        className="noPrint"
        data-bar-of-frame
        sx={onPhoneOnly ? { ...bar, display: { sm: 'none' } } : bar}
      >
        <EntryList
          entries={bottomBarEntries}
          isCurrent={isOnShow}
          sx={{ gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' }}
          entrySx={place}
        >
          <li>
            <Box
              component="button"
              type="button"
              aria-haspopup="dialog"
              // The page on show is one that only the drawer leads to.
              data-current={!bottomBarEntries.some(isOnShow) && moreEntries.some(isOnShow)}
              onClick={() => panel.current?.showModal()}
              sx={place}
            >
              <Icon name="more" size={22} />
              <span>More</span>
            </Box>
          </li>
        </EntryList>
      </Box>
      <SlideIn panel={panel} side="below" title="More Options">
        <nav aria-label="More options">
          <EntryList entries={moreEntries} isCurrent={isOnShow} entrySx={entryInPanel} />
        </nav>
        {user && <WhoIsSignedIn user={user} />}
      </SlideIn>
    </>
  );
}
