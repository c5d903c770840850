import { useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { IconButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import styles from './MobileMenu.module.css';
import { navigation, type NavigationGroup, type NavigationItem } from './navigation';

const account: NavigationItem = {
  path: '/auth',
  label: 'Login / Register',
  description: 'Sign in, or make an account',
  icon: 'person',
};

/** The slide-out menu of narrow windows: three groups that can be folded, all open at first. */
export function MobileMenu({ signedIn }: { signedIn: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    if (dialog.current?.open === true) dialog.current.close();
  }, [key]);

  return (
    <div className={styles['mobileOnly']}>
      <IconButton
        icon="menu"
        label="Menu"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      />
      <dialog
        ref={dialog}
        aria-label="Menu"
        className={styles['panel']}
        onClick={(event) => {
          // A click on the dialog itself, not on what is in it, is a click on the veil beside the panel.
          if (event.target === event.currentTarget) event.currentTarget.close();
        }}
      >
        <div className={styles['inside']}>
          <div className={styles['top']}>
            <span className={styles['title']}>Menu</span>
            <IconButton icon="close" label="Close menu" onClick={() => dialog.current?.close()} />
          </div>
          <nav aria-label="Menu">
            {navigation.map((group) => (
              <Group key={group.title} group={group} />
            ))}
            {!signedIn && (
              <ul className={styles['account']}>
                <Item item={account} />
              </ul>
            )}
          </nav>
        </div>
      </dialog>
    </div>
  );
}

function Group({ group }: { group: NavigationGroup }) {
  const [open, setOpen] = useState(true);
  const listId = useId();
  return (
    <section className={styles['group']}>
      <h2 className={styles['heading']}>
        <button
          type="button"
          className={styles['fold']}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          {group.title}
          <span className={styles['arrow']} data-open={open}>
            <Icon name="chevronDown" />
          </span>
        </button>
      </h2>
      <ul id={listId} hidden={!open}>
        {group.items.map((item) => (
          <Item key={item.path} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item }: { item: NavigationItem }) {
  return (
    <li>
      <NavLink to={item.path} end={item.path === '/'} className={styles['item']}>
        <Icon name={item.icon} size={22} />
        <span className={styles['words']}>
          <span className={styles['label']}>
            {item.label}
            {item.badge !== undefined && <span className={styles['badge']}>{item.badge}</span>}
          </span>
          <span className={styles['description']}>{item.description}</span>
        </span>
      </NavLink>
    </li>
  );
}
