import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import styles from './SettingsPanel.module.css';

type SettingsPanelProps = Pick<ComponentProps<'form'>, 'onSubmit'> & {
  title: string;
  /** What can be set here, in a sentence. */
  lead: ReactNode;
  /** What the form has to say about the last try. */
  summary: ComponentProps<typeof ErrorSummary>;
  busy: boolean;
  act: string;
  busyAct: string;
  children: ReactNode;
};

/** One part of the settings: a form on a sheet of its own, with its one act at the end. */
export function SettingsPanel(props: SettingsPanelProps) {
  const { title, lead, summary, busy, act, busyAct, onSubmit, children } = props;
  return (
    <form noValidate className={styles['panel']} aria-label={title} onSubmit={onSubmit}>
      <div className={styles['top']}>
        <h2>{title}</h2>
        <p className={styles['lead']}>{lead}</p>
      </div>
      <ErrorSummary {...summary} />
      {children}
      <div className={styles['acts']}>
        <Button type="submit" busy={busy}>
          {busy ? busyAct : act}
        </Button>
      </div>
    </form>
  );
}
