import Stack from '@mui/material/Stack';
import type { Collection, FieldSet, Presented } from '@settlewise/contract/collections';
import type { ReactNode } from 'react';
import type { IconName } from '../../ui/Icon';
import { FirstLines } from '../../ui/FirstLines';
import { ResourceList } from '../../ui/resource/ResourceList';
import { CollectionDialog, collectionWords, type CollectionForm } from './CollectionDialog';
import type { CollectionQueries } from './collectionQueries';
import { useNarrow } from '../../ui/useNarrow';
import { ItemCard, type ItemInWords } from './ItemCard';
import { ItemLine } from './ItemLine';

export interface CollectionListProps<Fields extends FieldSet> {
  collection: Collection<string, string, Fields>;
  queries: CollectionQueries<Fields>;
  form: CollectionForm<Fields>;
  inWords: (item: Presented<Fields>) => ItemInWords;
  icon: IconName;
  /** What will be here, while there is nothing. */
  empty: string;
  /** How many lines stand on a phone before the others are asked for. */
  linesAtFirst?: number;
  /** Further acts of a thing, before those that change and remove it. */
  furtherActs?: (item: Presented<Fields>) => ReactNode;
}

/** The things of a collection, and the ways to add, change and remove one. */
export function CollectionList<Fields extends FieldSet>({
  items,
  ...props
}: CollectionListProps<Fields> & { items: readonly Presented<Fields>[] }) {
  const { collection, queries, form, inWords, icon, empty, linesAtFirst, furtherActs } = props;
  const { one, many } = collection.words;
  const narrow = useNarrow(640);
  return (
    <ResourceList
      items={items}
      words={collectionWords(collection)}
      label={`Your ${many}`}
      add={{ act: `Add ${one}` }}
      empty={{ icon, title: `No ${many} yet`, text: empty }}
      nameOf={(item) => inWords(item).title}
      form={(item, onClose) => (
        <CollectionDialog
          collection={collection}
          queries={queries}
          form={form}
          item={item}
          onClose={onClose}
        />
      )}
      removal={{ useRemove: queries.useRemove, about: (item) => <strong>{inWords(item).title}</strong> }}
    >
      {(actsOf) =>
        narrow ? (
          <FirstLines items={items} atFirst={linesAtFirst}>
            {(item) => (
              <ItemLine
                key={item.id}
                {...inWords(item)}
                oftenDone={furtherActs?.(item)}
                acts={actsOf(item)}
              />
            )}
          </FirstLines>
        ) : (
          <Stack component="ul" spacing={2}>
            {items.map((item) => (
              <ItemCard
                key={item.id}
                {...inWords(item)}
                acts={
                  <Stack direction="row">
                    {furtherActs?.(item)}
                    {actsOf(item)}
                  </Stack>
                }
              />
            ))}
          </Stack>
        )
      }
    </ResourceList>
  );
}
