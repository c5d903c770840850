import type { UserResponse } from '@settlewise/contract';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import drawerStyles from '../dashboardFrame/MoreDrawer.module.css';
import bar from '../dashboardFrame/TopBar.module.css';
import { WhoIsSignedIn } from '../dashboardFrame/WhoIsSignedIn';
import { ColourSchemeToggle } from '../frame/ColourSchemeToggle';
import { IconButton } from '../../ui/Button';
import { AdminEntries } from './AdminEntries';
import { AdminName } from './AdminName';

/** The bar over the page on narrow windows; its menu opens the navigation. */
export function AdminTopBar({ user }: { user: UserResponse }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const close = () => drawer.current?.close();

  useEffect(() => {
    if (drawer.current?.open === true) drawer.current.close();
  }, [key]);

  return (
    <>
      <header className={`wrap ${bar['bar']}`}>
        <Link to="/admin" className={bar['logo']} aria-label="Settlewise, administration">
          <AdminName size={24} />
        </Link>
        <div className={bar['tools']}>
          <ColourSchemeToggle />
          <IconButton
            icon="menu"
            label="Menu"
            aria-haspopup="dialog"
            onClick={() => drawer.current?.showModal()}
          />
        </div>
      </header>
      <dialog
        ref={drawer}
        aria-label="Menu"
        className={drawerStyles['drawer']}
        onClick={(event) => {
          // A click on the dialog itself, not on what is in it, is a click on the veil beside the panel.
          if (event.target === event.currentTarget) close();
        }}
      >
        <div className={drawerStyles['inside']}>
          <div className={drawerStyles['top']}>
            <h2 className={drawerStyles['title']}>Administration</h2>
            <IconButton icon="close" label="Close" onClick={close} />
          </div>
          <nav aria-label="Administration">
            <AdminEntries list={drawerStyles['list']} entry={drawerStyles['entry']} onFollow={close} />
          </nav>
          <WhoIsSignedIn user={user} />
        </div>
      </dialog>
    </>
  );
}
