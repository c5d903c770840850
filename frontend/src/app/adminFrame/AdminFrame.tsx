import { useLocation } from 'react-router-dom';
import type { UserResponse } from '@settlewise/contract/accounts';
import { useRef, type ReactNode } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useUser } from '../../record/account/accountQueries';
import { useNarrow } from '../../ui/useNarrow';
import { ColourSchemeToggle } from '../frame/ColourSchemeToggle';
import { entryDress, entryInPanel } from '../frame/dress';
import { OfflineBanner } from '../frame/OfflineBanner';
import { EntryList } from '../sideFrame/EntryList';
import { Sidebar } from '../sideFrame/Sidebar';
import { SideFrame } from '../sideFrame/SideFrame';
import { TopBar } from '../sideFrame/TopBar';
import { adminEntries, currentEntry } from './entries';
import { IconButton } from '../../ui/Button';
import { SlideIn } from '../frame/SlideIn';
import { WhoIsSignedIn } from '../sideFrame/WhoIsSignedIn';
import { Logo } from '../../ui/Logo';

/** What stands around every page of the administrators: the dashboard's frame with other entries, for them alone. */
export function AdminFrame() {
  const { data: user } = useUser();
  const { pathname } = useLocation();
  const narrow = useNarrow();
  const administrator = user?.role === 'admin' ? user : null;
  const current = currentEntry(pathname);
  const entries = (
    <EntryList
      entries={adminEntries}
      isCurrent={({ path }) => path === current}
      entrySx={narrow ? entryInPanel : entryDress}
      sx={{ gap: narrow ? 0 : '2px' }}
    />
  );
  const head = {
    home: '/admin',
    homeLabel: 'Settlewise, administration',
    name: <AdminName size={narrow ? 24 : 28} />,
  };
  return (
    <SideFrame
      beside={administrator !== null && !narrow}
      navigation={
        administrator &&
        (narrow ? (
          <TopBar
            {...head}
            tools={
              <>
                <ColourSchemeToggle />
                <AdminMenu user={administrator}>{entries}</AdminMenu>
              </>
            }
          />
        ) : (
          <Sidebar {...head} tools={<ColourSchemeToggle />} user={administrator} label="Administration">
            {entries}
          </Sidebar>
        ))
      }
      banners={<OfflineBanner />}
    />
  );
}

/** The button of a narrow window that opens the navigation. */
function AdminMenu({ user, children }: { user: UserResponse; children: ReactNode }) {
  const panel = useRef<HTMLDialogElement>(null);
  return (
    <>
      <IconButton
        icon="menu"
        label="Menu"
        aria-haspopup="dialog"
        onClick={() => panel.current?.showModal()}
      />
      <SlideIn panel={panel} side="below" title="Administration">
        <nav aria-label="Administration">{children}</nav>
        <WhoIsSignedIn user={user} />
      </SlideIn>
    </>
  );
}

/** The name of the product, and that this is its administrators’ side. */
function AdminName({ size = 28 }: { size?: number }) {
  return (
    <Stack component="span" direction="row" spacing={1} sx={{ display: 'inline-flex', alignItems: 'center' }}>
      <Logo size={size} />
      <span>Settlewise</span> <Chip component="span" variant="outlined" size="small" label="Admin" />
    </Stack>
  );
}
