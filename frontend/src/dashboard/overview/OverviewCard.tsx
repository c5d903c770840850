import { useId, type ReactNode, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import styles from './OverviewCard.module.css';

interface OverviewCardProps {
  title: string;
  /** Where there is more of the same. */
  more?: { readonly to: string; readonly label: string };
  children: ReactNode;
  className?: string | undefined;
  /** The heading, which takes the focus when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A part of the dashboard with its heading, and at its end the way to the page that has the whole. */
export function OverviewCard({ title, more, children, className, headingRef }: OverviewCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={[styles['card'], className].filter(Boolean).join(' ')}>
      <h2 id={titleId} ref={headingRef} tabIndex={-1} className={styles['title']}>
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
