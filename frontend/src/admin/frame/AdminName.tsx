import { Logo } from '../../ui/Logo';
import styles from './AdminFrame.module.css';

/** The name of the product, and that this is its administrators’ side. */
export function AdminName({ size = 28 }: { size?: number }) {
  return (
    <span className={styles['name']}>
      <Logo size={size} />
      Settlewise <span className={styles['area']}>Admin</span>
    </span>
  );
}
