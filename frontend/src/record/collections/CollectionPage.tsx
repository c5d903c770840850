import type { Collection, FieldSet, Presented } from '@settlewise/contract';
import { useRef, useState, type ReactNode } from 'react';
import { useFirstAnswers } from '../../dashboard/profileFields/useFirstAnswers';
import { Button, IconButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import type { IconName } from '../../ui/Icon';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { LoadFailure } from '../../ui/LoadFailure';
import { PageTitle } from '../../ui/PageTitle';
import styles from './Collection.module.css';
import { CollectionDialog, type CollectionForm } from './CollectionDialog';
import type { CollectionQueries } from './collectionQueries';
import { RemoveItemDialog } from './RemoveItemDialog';

/** A thing as a card shows it: the same for its owner and for a lawyer. */
export interface ItemInWords {
  readonly title: string;
  readonly lines: readonly string[];
}

interface CollectionPageProps<Fields extends FieldSet> {
  collection: Collection<string, string, Fields>;
  queries: CollectionQueries<Fields>;
  form: CollectionForm<Fields>;
  inWords: (item: Presented<Fields>) => ItemInWords;
  title: string;
  lead: string;
  icon: IconName;
  /** What will be here, while there is nothing. */
  empty: string;
}

type OpenDialog<Item> =
  | { readonly kind: 'none' }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'remove'; readonly item: Item };

/** The page of a collection: its list, and the ways to add, change and remove. */
export function CollectionPage<Fields extends FieldSet>(props: CollectionPageProps<Fields>) {
  const { collection, queries, title, lead } = props;
  const list = queries.useList();
  const { state, failed, retry } = useFirstAnswers([list]);
  const notLoaded = (
    <LoadFailure icon="refresh" onRetry={retry}>
      {`There was a problem loading your ${collection.words.many}. Please try again.`}
    </LoadFailure>
  );
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['intro']}>
        <PageTitle documentTitle={title}>{title}</PageTitle>
        <p className={styles['lead']}>{lead}</p>
      </div>
      {failed && notLoaded}
      {state === 'waiting' && <ListSkeleton label={`Loading your ${collection.words.many}…`} cards={2} />}
      {list.data !== undefined && state === 'there' && <Items {...props} items={list.data} />}
    </div>
  );
}

function Items<Fields extends FieldSet>(
  props: CollectionPageProps<Fields> & { items: readonly Presented<Fields>[] },
): ReactNode {
  const { collection, queries, form, inWords, icon, empty, items } = props;
  const { one, many } = collection.words;
  const section = useRef<HTMLElement>(null);
  const [dialog, setDialog] = useState<OpenDialog<Presented<Fields>>>({ kind: 'none' });
  const close = () => setDialog({ kind: 'none' });
  const add = (
    <Button icon="plus" onClick={() => setDialog({ kind: 'add' })}>
      Add {one}
    </Button>
  );
  return (
    <section ref={section} tabIndex={-1} aria-label={`Your ${many}`} className={styles['section']}>
      {items.length === 0 ? (
        <EmptyState icon={icon} title={`No ${many} yet`} actions={add}>
          {empty}
        </EmptyState>
      ) : (
        <>
          <div className={styles['top']}>{add}</div>
          <ul className={styles['list']}>
            {items.map((item) => {
              const { title, lines } = inWords(item);
              return (
                <li key={item.id} className={styles['item']}>
                  <ItemWords title={title} lines={lines} />
                  <div className={styles['acts']}>
                    <IconButton
                      icon="edit"
                      label={`Edit ${title}`}
                      onClick={() => setDialog({ kind: 'edit', item })}
                    />
                    <IconButton
                      icon="bin"
                      label={`Remove ${title}`}
                      onClick={() => setDialog({ kind: 'remove', item })}
                    />
                  </div>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {(dialog.kind === 'add' || dialog.kind === 'edit') && (
        <CollectionDialog
          {...{ collection, queries, form }}
          item={dialog.kind === 'edit' ? dialog.item : null}
          onClose={close}
        />
      )}
      {dialog.kind === 'remove' && (
        <RemoveItemDialog
          {...{ collection, queries, item: dialog.item }}
          name={inWords(dialog.item).title}
          onClose={close}
          // The button that opened the dialog goes with its card; without this the focus would be lost.
          onRemoved={() => section.current?.focus({ preventScroll: true })}
        />
      )}
    </section>
  );
}

export function ItemWords({ title, lines }: ItemInWords) {
  return (
    <div className={styles['words']}>
      <h2 className={styles['title']}>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
