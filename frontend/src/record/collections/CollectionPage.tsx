import Stack from '@mui/material/Stack';
import type { Collection, FieldSet, Presented } from '@settlewise/contract';
import type { IconName } from '../../ui/Icon';
import { ResourceList } from '../../ui/resource/ResourceList';
import { ResourcePage } from '../../ui/resource/ResourcePage';
import { CollectionDialog, collectionWords, type CollectionForm } from './CollectionDialog';
import type { CollectionQueries } from './collectionQueries';
import { ItemCard, type ItemInWords } from './ItemCard';

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

/** The page of a collection: its list, and the ways to add, change and remove. */
export function CollectionPage<Fields extends FieldSet>(props: CollectionPageProps<Fields>) {
  const { collection, queries, form, inWords, title, lead, icon, empty } = props;
  const { one, many } = collection.words;
  return (
    <ResourcePage title={title} lead={lead} query={queries.useList()} many={many}>
      {(items) => (
        <ResourceList
          items={items}
          words={collectionWords(collection)}
          label={`Your ${many}`}
          add={{ act: `Add ${one}` }}
          empty={{ icon, title: `No ${many} yet`, text: empty }}
          nameOf={(item) => inWords(item).title}
          form={(item, onClose) => <CollectionDialog {...{ collection, queries, form, item, onClose }} />}
          removal={{
            useRemove: queries.useRemove,
            about: (item) => <strong>{inWords(item).title}</strong>,
          }}
        >
          {(actsOf) => (
            <Stack component="ul" spacing={2}>
              {items.map((item) => (
                <ItemCard key={item.id} {...inWords(item)} acts={actsOf(item)} />
              ))}
            </Stack>
          )}
        </ResourceList>
      )}
    </ResourcePage>
  );
}
