import { labelOfVisaType, type VisaHistoryEntryResponse } from '@settlewise/contract';
import { useId, useRef, useState } from 'react';
import { Button, IconButton } from '../../ui/Button';
import { RemoveVisaHistoryDialog } from './RemoveVisaHistoryDialog';
import styles from './VisaHistory.module.css';
import { VisaHistoryDialog } from './VisaHistoryDialog';
import { durationOf, periodOf } from './visaHistoryWords';

/** The dialog on show: none, an earlier visa to add, or one visa's change or removal. */
type OpenDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'remove'; readonly entry: VisaHistoryEntryResponse };

/** The visas that the person had before, the latest start first. */
export function VisaHistory({ entries }: { entries: readonly VisaHistoryEntryResponse[] }) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'none' });
  const close = () => setDialog({ kind: 'none' });
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={titleId} className={styles['section']}>
      <div className={styles['top']}>
        <h2 id={titleId} className={styles['title']}>
          Visa history
        </h2>
        <Button look="quiet" icon="plus" onClick={() => setDialog({ kind: 'add' })}>
          Add earlier visa
        </Button>
      </div>
      {entries.length === 0 ? (
        <p className={styles['none']}>
          No earlier visas yet. Add each visa that you had before the one you have now: time on some of them
          counts towards ILR.
        </p>
      ) : (
        <ul className={styles['list']}>
          {entries.map((entry) => {
            const name = `${labelOfVisaType(entry.visaType)}, ${periodOf(entry)}`;
            return (
              <li key={entry.id} className={styles['entry']}>
                <div className={styles['words']}>
                  <h3 className={styles['type']}>{labelOfVisaType(entry.visaType)}</h3>
                  <p className={styles['period']}>{periodOf(entry)}</p>
                </div>
                <p className={styles['duration']}>{durationOf(entry)}</p>
                <div className={styles['acts']}>
                  <IconButton
                    icon="edit"
                    label={`Edit ${name}`}
                    onClick={() => setDialog({ kind: 'edit', entry })}
                  />
                  <IconButton
                    icon="bin"
                    label={`Remove ${name}`}
                    onClick={() => setDialog({ kind: 'remove', entry })}
                  />
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {(dialog.kind === 'add' || dialog.kind === 'edit') && (
        <VisaHistoryDialog
          entry={dialog.kind === 'edit' ? dialog.entry : null}
          entries={entries}
          onClose={close}
        />
      )}
      {dialog.kind === 'remove' && (
        <RemoveVisaHistoryDialog
          entry={dialog.entry}
          onClose={close}
          // The button that opened the dialog goes with its visa; without this the focus would be lost.
          onRemoved={() => section.current?.focus({ preventScroll: true })}
        />
      )}
    </section>
  );
}
