import { NavLink } from 'react-router-dom';
import { Tooltip } from '../../ui/Tooltip';
import styles from './DesktopNavigation.module.css';
import { navigation } from './navigation';

/** All items in a row under the logo, each with its description as a tooltip. */
export function DesktopNavigation() {
  return (
    <nav aria-label="Main" className={`wrap ${styles['row']}`}>
      <ul className={styles['list']}>
        {navigation
          .flatMap((group) => group.items)
          .map((item) => (
            <li key={item.path}>
              <Tooltip text={item.description}>
                {(describedBy) => (
                  <NavLink
                    to={item.path}
                    end={item.path === '/'}
                    aria-describedby={describedBy}
                    className={styles['item']}
                  >
                    {item.label}
                    {item.badge !== undefined && <span className={styles['badge']}>{item.badge}</span>}
                  </NavLink>
                )}
              </Tooltip>
            </li>
          ))}
      </ul>
    </nav>
  );
}
