import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from './Icon';
import styles from './Notice.module.css';

type NoticeTone = 'info' | 'within' | 'soon' | 'over';

const shapeOf: Readonly<Record<NoticeTone, IconName>> = {
  info: 'info',
  within: 'check',
  soon: 'warning',
  over: 'alert',
};

interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Actions beside the text where there is room, instead of under it. */
  inline?: boolean;
  /** `alert` when it appears in answer to something and must be heard at once; `status` when it can wait. */
  role?: 'alert' | 'status';
  ref?: Ref<HTMLDivElement>;
}

/** A message in the page, with a shape that tells its kind. */
export function Notice({ tone = 'info', title, children, actions, inline = false, role, ref }: NoticeProps) {
  return (
    <div ref={ref} tabIndex={-1} role={role} className={[styles['notice'], styles[tone]].join(' ')}>
      <span className={styles['shape']}>
        <Icon name={shapeOf[tone]} size={22} />
      </span>
      <div className={[styles['body'], inline && styles['inline']].filter(Boolean).join(' ')}>
        {title !== undefined && title !== '' && <p className={styles['title']}>{title}</p>}
        {children}
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
    </div>
  );
}
