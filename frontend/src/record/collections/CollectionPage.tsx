import type { FieldSet } from '@settlewise/contract';
import { PrintedHead } from '../account/PrintedHead';
import { ResourcePage } from '../../ui/resource/ResourcePage';
import { CollectionList, type CollectionListProps } from './CollectionList';

interface CollectionPageProps<Fields extends FieldSet> extends CollectionListProps<Fields> {
  title: string;
  lead: string;
}

/** The page of a collection: its list, and the ways to add, change and remove. */
export function CollectionPage<Fields extends FieldSet>({
  title,
  lead,
  ...list
}: CollectionPageProps<Fields>) {
  return (
    <ResourcePage title={title} lead={lead} query={list.queries.useList()} many={list.collection.words.many}>
      {(items) => (
        <>
          <PrintedHead of={title} />
          <CollectionList {...list} items={items} />
        </>
      )}
    </ResourcePage>
  );
}
