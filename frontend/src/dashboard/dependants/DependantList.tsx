import type { DependantResponse } from '@settlewise/contract';
import { useId, useRef, useState } from 'react';
import { useDependantProgress } from '../../api/dependants';
import { Button } from '../../ui/Button';
import { useToday } from '../../ui/dates/useToday';
import { EmptyState } from '../../ui/EmptyState';
import { LoadFailure } from '../../ui/LoadFailure';
import { DependantCard } from './DependantCard';
import { DependantDialog } from './DependantDialog';
import styles from './DependantList.module.css';
import { RemoveDependantDialog } from './RemoveDependantDialog';

/** The dialog on show: none, a new dependant, or one dependant's change or removal. */
type OpenDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'remove'; readonly dependant: DependantResponse };

interface DependantListProps {
  dependants: readonly DependantResponse[];
  title: string;
}

/** The people whose stay hangs on the person's, and the ways to add, change and remove one. */
export function DependantList({ dependants, title }: DependantListProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const today = useToday();
  const clocks = useDependantProgress(dependants.length > 0);
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'none' });
  const close = () => setDialog({ kind: 'none' });
  const add = (
    <Button icon="plus" onClick={() => setDialog({ kind: 'add' })}>
      Add dependant
    </Button>
  );
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={titleId} className={styles['section']}>
      {dependants.length === 0 ? (
        <EmptyState icon="people" title="No dependants yet" titleId={titleId} actions={add}>
          Here you will see your partner, your children and everybody else whose visa depends on yours, with
          the day on which each visa ends.
        </EmptyState>
      ) : (
        <>
          <div className={styles['top']}>
            <h2 id={titleId} className={styles['title']}>
              {title}
            </h2>
            {add}
          </div>
          {clocks.isError && (
            <LoadFailure icon="refresh" onRetry={() => void clocks.refetch()}>
              There was a problem working out their dates. Please try again.
            </LoadFailure>
          )}
          <ul className={styles['list']}>
            {dependants.map((dependant) => (
              <DependantCard
                key={dependant.id}
                dependant={dependant}
                progress={clocks.data?.find(({ id }) => id === dependant.id)}
                today={today}
                onEdit={() => setDialog({ kind: 'edit', dependant })}
                onRemove={() => setDialog({ kind: 'remove', dependant })}
              />
            ))}
          </ul>
        </>
      )}
      {(dialog.kind === 'add' || dialog.kind === 'edit') && (
        <DependantDialog dependant={dialog.kind === 'edit' ? dialog.dependant : null} onClose={close} />
      )}
      {dialog.kind === 'remove' && (
        <RemoveDependantDialog
          dependant={dialog.dependant}
          onClose={close}
          // The button that opened the dialog goes with its card; without this the focus would be lost.
          onRemoved={() => section.current?.focus({ preventScroll: true })}
        />
      )}
    </section>
  );
}
