import { useLocation } from 'react-router-dom';
import { useUser } from '../../record/account/accountQueries';
import { useNarrow } from '../../ui/useNarrow';
import { ColourSchemeToggle } from '../frame/ColourSchemeToggle';
import { entryDress, entryInPanel } from '../frame/dress';
import { OfflineBanner } from '../frame/OfflineBanner';
import { EntryList } from '../sideFrame/EntryList';
import { Sidebar } from '../sideFrame/Sidebar';
import { SideFrame } from '../sideFrame/SideFrame';
import { TopBar } from '../sideFrame/TopBar';
import { AdminMenu } from './AdminMenu';
import { AdminName } from './AdminName';
import { adminEntries, currentEntry } from './entries';

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
