import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { Panel, PanelActs } from '../../ui/Panel';

type SettingsPanelProps = Required<Pick<ComponentProps<typeof Panel>, 'onSubmit'>> & {
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

/** One part of the settings: a form on a card of its own, with its one act at the end. */
export function SettingsPanel(props: SettingsPanelProps) {
  const { title, lead, summary, busy, act, busyAct, onSubmit, children } = props;
  return (
    <Panel title={title} lead={lead} onSubmit={onSubmit}>
      <ErrorSummary {...summary} />
      {children}
      <PanelActs>
        <Button type="submit" busy={busy}>
          {busy ? busyAct : act}
        </Button>
      </PanelActs>
    </Panel>
  );
}
