import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { messageFor } from '../../api/errors';
import { Button, IconButton } from '../Button';
import { RemoveDialog } from '../dialog/RemoveDialog';
import { EmptyState } from '../EmptyState';
import type { IconName } from '../Icon';
import { wordsOf, type ResourceWords } from './labels';

interface Thing {
  readonly id: string | number;
}

/** The dialog on show: none, a new thing, or one thing's change or removal. */
type OpenDialog<Item> =
  | { readonly kind: 'none' }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'remove'; readonly item: Item };

interface ResourceListProps<Item extends Thing> {
  items: readonly Item[];
  words: ResourceWords;
  /** Over the list; `label` names it where nothing stands over it. */
  title?: string;
  label?: string;
  add: { readonly act: string; readonly look?: ComponentProps<typeof Button>['look'] };
  /** What will be here while there is nothing: in the place of everything, or, as a text alone, under the title. */
  empty: { readonly icon: IconName; readonly title: string; readonly text: string } | string;
  /** What the acts of a thing call it. */
  nameOf: (item: Item) => string;
  /** The form of a thing, or of a new one. */
  form: (item: Item | null, onClose: () => void) => ReactNode;
  removal: {
    readonly useRemove: () => {
      readonly isPending: boolean;
      readonly mutateAsync: (id: Item['id']) => Promise<unknown>;
    };
    /** Which thing it is, as the question says it. */
    readonly about: (item: Item) => ReactNode;
  };
  /** The things, each with its acts. */
  children: (actsOf: (item: Item) => ReactNode) => ReactNode;
}

/** The things of a list, and the ways to add, change and remove one. */
export function ResourceList<Item extends Thing>(props: ResourceListProps<Item>) {
  const { items, title, label, add, empty, nameOf, form, children } = props;
  const titleId = useId();
  const section = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<OpenDialog<Item>>({ kind: 'none' });
  const close = () => setDialog({ kind: 'none' });
  const addButton = (
    <Button icon="plus" look={add.look ?? 'primary'} onClick={() => setDialog({ kind: 'add' })}>
      {add.act}
    </Button>
  );
  const actsOf = (item: Item) => (
    <Stack direction="row" sx={{ flex: 'none' }}>
      <IconButton
        icon="edit"
        label={`Edit ${nameOf(item)}`}
        onClick={() => setDialog({ kind: 'edit', item })}
      />
      <IconButton
        icon="bin"
        label={`Remove ${nameOf(item)}`}
        onClick={() => setDialog({ kind: 'remove', item })}
      />
    </Stack>
  );
  return (
    <Stack
      ref={section}
      component="section"
      tabIndex={-1}
      {...(label === undefined ? { 'aria-labelledby': titleId } : { 'aria-label': label })}
      spacing={2.5}
      sx={{ minWidth: 0, '&:focus': { outline: 'none' } }}
    >
      {items.length === 0 && typeof empty !== 'string' ? (
        <EmptyState icon={empty.icon} title={empty.title} titleId={titleId} actions={addButton}>
          {empty.text}
        </EmptyState>
      ) : (
        <>
          <Stack direction="row" sx={top}>
            {title !== undefined && (
              <Typography variant="h4" component="h2" id={titleId}>
                {title}
              </Typography>
            )}
            {addButton}
          </Stack>
          {items.length === 0 ? (
            <Typography color="textSecondary">{typeof empty === 'string' && empty}</Typography>
          ) : (
            children(actsOf)
          )}
        </>
      )}
      {dialog.kind === 'add' && form(null, close)}
      {dialog.kind === 'edit' && form(dialog.item, close)}
      {dialog.kind === 'remove' && (
        <Removal
          {...props}
          item={dialog.item}
          onClose={close}
          // The button that opened the dialog goes with its thing; without this the focus would be lost.
          onRemoved={() => section.current?.focus({ preventScroll: true })}
        />
      )}
    </Stack>
  );
}

const top = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 20px',
  '& > button': { width: { xs: '100%', sm: 'auto' } },
  '& > button:only-child': { ml: 'auto' },
} as const;

type RemovalProps<Item extends Thing> = Pick<ResourceListProps<Item>, 'words' | 'nameOf' | 'removal'> & {
  item: Item;
  onClose: () => void;
  onRemoved: () => void;
};

function Removal<Item extends Thing>({ words, nameOf, removal, item, ...events }: RemovalProps<Item>) {
  const { useRemove, about } = removal;
  const { isPending, mutateAsync } = useRemove();
  const { title, act, busyAct, done, failed } = wordsOf(words).remove;
  const [doneTitle, doneText] = done(nameOf(item));
  return (
    <RemoveDialog
      title={title}
      act={act}
      busyAct={busyAct}
      busy={isPending}
      remove={() => mutateAsync(item.id)}
      done={{ title: doneTitle, text: doneText }}
      failed={{ title: 'Error', text: failed }}
      problemOf={(error) => messageFor(error, failed)}
      {...events}
    >
      <p>{about(item)}</p>
      <p>This action cannot be undone.</p>
    </RemoveDialog>
  );
}
