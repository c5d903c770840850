import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { useUser } from '../../record/account/accountQueries';
import frame from '../dashboardFrame/DashboardFrame.module.css';
import { OfflineBanner } from '../frame/OfflineBanner';
import { SkipLink } from '../../ui/SkipLink';
import { useNarrow } from '../../ui/useNarrow';
import { AdminSidebar } from './AdminSidebar';
import { AdminTopBar } from './AdminTopBar';

/** What stands around every page of the administrators: the dashboard's frame with other entries, for them alone. */
export function AdminFrame() {
  const main = useRef<HTMLElement>(null);
  const { data: user } = useUser();
  const narrow = useNarrow();
  const administrator = user?.role === 'admin' ? user : null;
  return (
    <>
      <SkipLink main={main} />
      <div className={administrator !== null && !narrow ? frame['beside'] : frame['alone']}>
        {administrator !== null &&
          (narrow ? <AdminTopBar user={administrator} /> : <AdminSidebar user={administrator} />)}
        <Stack sx={{ minWidth: 0 }}>
          <OfflineBanner />
          <main id="main" ref={main} tabIndex={-1} className={frame['main']}>
            <Outlet />
          </main>
        </Stack>
      </div>
    </>
  );
}
