import { useId, type ReactNode } from 'react';
import styles from './FormSection.module.css';

interface FormSectionProps {
  title: string;
  /** What the answers are for, where that is not plain. */
  lead?: string;
  children: ReactNode;
}

/** A part of a long form under a heading of its own: two columns where there is room. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={styles['section']}>
      <div className={styles['top']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      </div>
      <div className={styles['fields']}>{children}</div>
    </div>
  );
}

/** A field, or several things that belong together, over the whole width of a section. */
export function WholeRow({ children }: { children: ReactNode }) {
  return <div className={styles['wholeRow']}>{children}</div>;
}
