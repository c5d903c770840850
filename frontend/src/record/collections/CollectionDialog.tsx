import type { Collection, FieldSet, Presented } from '@settlewise/contract/collections';
import type { CivilDate } from '@settlewise/rules/calendar';
import { Fragment, type ReactNode } from 'react';
import { z } from 'zod';
import { useToday } from '../../ui/dates/useToday';
import { TwoColumns } from '../../ui/form/TwoColumns';
import { formOf, requestOf, type FormValues } from '../../ui/form/formValues';
import { useKeptForm } from '../drafts/useKeptForm';
import { ResourceDialog } from '../../ui/resource/ResourceDialog';
import { formTexts, type ResourceWords } from '../../ui/resource/labels';
import type { CollectionQueries } from './collectionQueries';
import { FieldInForm, type FieldInFormProps } from './FieldInForm';

/** How the form of a part looks, where its fields do not say it. */
export interface CollectionForm<Fields extends FieldSet> {
  /** The fields that are shown, row by row: two names stand beside each other. */
  readonly rows: readonly (keyof Fields & string)[][];
  /** Controls of the part's own, in place of those that fit the kind of a field. */
  readonly controls?: Readonly<Partial<Record<string, (props: FieldInFormProps) => ReactNode>>>;
  readonly hints?: Readonly<Partial<Record<string, string>>>;
  /** Of a date, the field whose day comes first. */
  readonly notBefore?: Readonly<Partial<Record<string, string>>>;
  /** Fields that follow from others, and are not asked. */
  readonly derive?: (request: Record<string, unknown>) => Record<string, unknown>;
}

interface CollectionDialogProps<Fields extends FieldSet> {
  collection: Collection<string, string, Fields>;
  queries: CollectionQueries<Fields>;
  form: CollectionForm<Fields>;
  /** The thing to change, or null for a new one. */
  item: Presented<Fields> | null;
  /** What a new one begins with, where the page knows some of it. */
  begin?: Partial<Presented<Fields>>;
  /** Once a new one is in the record. */
  onAdded?: (request: object) => Promise<void>;
  onClose: () => void;
}

/** The form of a thing of a collection, for a new one and for a change. */
export function CollectionDialog<Fields extends FieldSet>(props: CollectionDialogProps<Fields>) {
  const { collection, queries, form: look, item, begin, onAdded, onClose } = props;
  const { fields } = collection;
  const add = queries.useAdd();
  const change = queries.useChange();
  const today = useToday();
  const checked = useKeptForm<FormValues, object>({
    keptAs: {
      what: collection.name,
      id: item?.id ?? null,
      begunWith: begin === undefined ? undefined : JSON.stringify(begin),
    },
    ...formOf(fields, item ?? begin ?? null),
    schema: schemaOf(props, today),
  });

  const control = (name: keyof Fields & string) => {
    const one = fields[name];
    if (one === undefined) return null;
    const Own = look.controls?.[name] ?? FieldInForm;
    return (
      <Own
        key={name}
        name={name}
        field={one}
        control={checked.form.control}
        tie={checked.field(name)}
        hint={look.hints?.[name]}
        notBefore={look.notBefore?.[name]}
      />
    );
  };

  return (
    <ResourceDialog
      texts={formTexts(collectionWords(collection), item === null)}
      form={checked}
      save={async (payload) => {
        if (item !== null) return change.mutateAsync({ id: item.id, payload });
        await add.mutateAsync(payload);
        return onAdded?.(payload);
      }}
      onClose={onClose}
    >
      {look.rows.map((names) =>
        names.length > 1 ? (
          <TwoColumns key={names.join(' ')}>{names.map(control)}</TwoColumns>
        ) : (
          <Fragment key={names.join(' ')}>{names.map(control)}</Fragment>
        ),
      )}
    </ResourceDialog>
  );
}

/** What is said of a thing of a collection, which has no name of its own. */
export const collectionWords = ({ words: { one } }: Pick<Collection, 'words'>): ResourceWords => ({
  one,
  changing: 'changing',
  added: () => `The ${one} is in your record now.`,
  changed: () => `The ${one} has been changed.`,
  removed: () => `The ${one} is no longer in your record.`,
});

/** Checks the form by the schema that the server has, and gives back what is to be sent. */
function schemaOf<Fields extends FieldSet>(
  { collection, queries, form }: CollectionDialogProps<Fields>,
  today: CivilDate,
): z.ZodType<object> {
  return z.record(z.string(), z.string()).transform((values, context) => {
    const typed = requestOf(collection.fields, values, today);
    const request = { ...typed, ...form.derive?.(typed) };
    const checked = queries.contract.recordRequest.safeParse(request);
    if (checked.success) return request;
    for (const { path, message } of checked.error.issues) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
    return z.NEVER;
  });
}
