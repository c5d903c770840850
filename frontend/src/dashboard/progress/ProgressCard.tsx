import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import styles from './ProgressCard.module.css';

interface ProgressCardProps {
  title: string;
  /** Where there is more of the same. */
  more?: { readonly to: string; readonly label: string };
  children: ReactNode;
}

/** A part of the page with its heading, and at its end the way to more. */
export function ProgressCard({ title, more, children }: ProgressCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles['card']}>
      <h2 id={titleId} className={styles['title']}>
        {title}
      </h2>
      <div className={styles['content']}>{children}</div>
      {more !== undefined && (
        <Link to={more.to} className={styles['more']}>
          {more.label} <Icon name="arrowRight" size={18} />
        </Link>
      )}
    </section>
  );
}
