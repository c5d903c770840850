import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { FormDialog } from '../dialog/FormDialog';
import type { FormTexts } from './labels';
import { sendAndTell } from './sendAndTell';

interface ResourceDialogProps<Checked> {
  texts: FormTexts;
  /** As `useCheckedForm` gives it, or `useKeptForm`. */
  form: Pick<ComponentProps<typeof FormDialog>, 'summary' | 'busy' | 'typing'> & {
    readonly submit: (
      send: (checked: Checked) => Promise<void>,
    ) => (event: FormEvent<HTMLFormElement>) => void;
    readonly refuse: (error: unknown, otherwise: string) => void;
  };
  save: (checked: Checked) => Promise<unknown>;
  /** What the thing is called in what is said afterwards. */
  nameOf?: (checked: Checked) => string;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The form of a thing of a list, for a new one and for a change: sends it, and says how that went. */
export function ResourceDialog<Checked>(props: ResourceDialogProps<Checked>) {
  const { texts, form, save, nameOf, onClose, children } = props;
  const { submit, refuse, summary, busy, typing } = form;
  const { title, act, busyAct } = texts;
  const onDone = () => {
    typing.kept?.forget();
    onClose();
  };
  return (
    <FormDialog
      title={title}
      act={act}
      busyAct={busyAct}
      summary={summary}
      busy={busy}
      typing={typing}
      onClose={onClose}
      onSubmit={submit(sendAndTell({ texts, save, nameOf, refuse, onDone }))}
    >
      {children}
    </FormDialog>
  );
}
