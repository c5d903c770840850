import type { Collection, FieldSet, Presented } from '@settlewise/contract';
import { useState } from 'react';
import { messageFor } from '../../api/errors';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { showToast } from '../../ui/toasts/toastStore';
import { capitalised } from './CollectionDialog';
import type { CollectionQueries } from './collectionQueries';

interface RemoveItemDialogProps<Fields extends FieldSet> {
  collection: Collection<string, string, Fields>;
  queries: CollectionQueries<Fields>;
  item: Presented<Fields>;
  name: string;
  onClose: () => void;
  /** After the dialog of what was removed has gone. */
  onRemoved: () => void;
}

/** Asks before a thing of a collection is removed. */
export function RemoveItemDialog<Fields extends FieldSet>(props: RemoveItemDialogProps<Fields>) {
  const { collection, queries, item, name, onClose, onRemoved } = props;
  const { one } = collection.words;
  const removal = queries.useRemove();
  const [problem, setProblem] = useState<string | null>(null);
  const failed = `There was a problem removing the ${one}. Please try again.`;

  async function remove(): Promise<void> {
    setProblem(null);
    try {
      await removal.mutateAsync(item.id);
      showToast(`${capitalised(one)} removed`, `The ${one} is no longer in your record.`);
      onClose();
      // The dialog gives the focus back when it goes; what comes after that stays.
      setTimeout(onRemoved);
    } catch (error) {
      showToast('Error', failed, 'destructive');
      setProblem(messageFor(error, failed));
    }
  }

  return (
    <ConfirmDialog
      open
      title={`Remove this ${one}?`}
      act={`Remove ${one}`}
      busyAct="Removing…"
      busy={removal.isPending}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong>
      </p>
      <p>This action cannot be undone.</p>
    </ConfirmDialog>
  );
}
