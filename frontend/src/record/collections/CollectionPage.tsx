import type { FieldSet, Presented } from '@settlewise/contract/collections';
import type { ReactNode } from 'react';
import { PrintedHead } from '../account/PrintedHead';
import { ResourcePage } from '../../ui/resource/ResourcePage';
import { CollectionList, type CollectionListProps } from './CollectionList';

interface CollectionPageProps<Fields extends FieldSet> extends CollectionListProps<Fields> {
  title: string;
  lead: string;
  /** What the page says about the list, above and below it. */
  above?: (items: readonly Presented<Fields>[]) => ReactNode;
  below?: (items: readonly Presented<Fields>[]) => ReactNode;
}

/** The page of a collection: its list, and the ways to add, change and remove. */
export function CollectionPage<Fields extends FieldSet>({
  title,
  lead,
  above,
  below,
  ...list
}: CollectionPageProps<Fields>) {
  return (
    <ResourcePage title={title} lead={lead} query={list.queries.useList()} many={list.collection.words.many}>
      {(items) => (
        <>
          <PrintedHead of={title} />
          {above?.(items)}
          <CollectionList {...list} items={items} />
          {below?.(items)}
        </>
      )}
    </ResourcePage>
  );
}
