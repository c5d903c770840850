import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { useUser } from '../../api/account';
import frame from '../../dashboard/frame/DashboardFrame.module.css';
import { OfflineBanner } from '../../public/frame/OfflineBanner';
import { SkipLink } from '../../ui/SkipLink';
import { useNarrow } from '../../ui/useNarrow';
import styles from './AdminFrame.module.css';
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
        <div className={styles['column']}>
          <OfflineBanner />
          <main id="main" ref={main} tabIndex={-1} className={frame['main']}>
            <Outlet />
          </main>
        </div>
      </div>
    </>
  );
}
