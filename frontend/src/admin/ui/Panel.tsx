import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** Beside the title. */
  acts?: ReactNode;
  children: ReactNode;
}

/** A sheet on the page with a heading of its own, which names it for screen readers too. */
export function Panel({ title, acts, children }: PanelProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles['panel']}>
      <div className={styles['top']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        {acts}
      </div>
      {children}
    </section>
  );
}

/** Panels beside each other where there is room. */
export function Panels({ children }: { children: ReactNode }) {
  return <div className={styles['panels']}>{children}</div>;
}
