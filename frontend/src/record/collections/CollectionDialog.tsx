import type { Collection, FieldSet, Presented } from '@settlewise/contract';
import type { CivilDate } from '@settlewise/rules';
import { Fragment, type ReactNode } from 'react';
import { z } from 'zod';
import { typedDateProblem } from '../../ui/dates/typedDateProblem';
import { useToday } from '../../ui/dates/useToday';
import { FormDialog } from '../../ui/dialog/FormDialog';
import { TwoColumns } from '../../ui/form/TwoColumns';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { showToast } from '../../ui/toasts/toastStore';
import type { CollectionQueries } from './collectionQueries';
import { FieldInForm, type FieldInFormProps, type FormValues } from './FieldInForm';
import { formValuesOf, requestOf } from './formValues';

/** How the form of a part looks, where its fields do not say it. */
export interface CollectionForm<Fields extends FieldSet> {
  /** The fields that are shown, row by row: two names stand beside each other. */
  readonly rows: readonly (keyof Fields & string)[][];
  /** Controls of the part's own, in place of those that fit the kind of a field. */
  readonly controls?: Readonly<Partial<Record<string, (props: FieldInFormProps) => ReactNode>>>;
  readonly hints?: Readonly<Partial<Record<string, string>>>;
  /** Fields that follow from others, and are not asked. */
  readonly derive?: (request: Record<string, unknown>) => Record<string, unknown>;
}

interface CollectionDialogProps<Fields extends FieldSet> {
  collection: Collection<string, string, Fields>;
  queries: CollectionQueries<Fields>;
  form: CollectionForm<Fields>;
  /** The thing to change, or null for a new one. */
  item: Presented<Fields> | null;
  onClose: () => void;
}

/** The form of a thing of a collection, for a new one and for a change. */
export function CollectionDialog<Fields extends FieldSet>(props: CollectionDialogProps<Fields>) {
  const { collection, queries, form: look, item, onClose } = props;
  const { fields, words } = collection;
  const record = queries.useRecord();
  const change = queries.useChange();
  const today = useToday();
  const isNew = item === null;
  const failed = `There was a problem ${isNew ? 'adding' : 'changing'} the ${words.one}. Please try again.`;
  const { form, field, submit, refuse, summary, busy } = useCheckedForm<FormValues, object>({
    schema: schemaOf(props, today),
    fields: look.rows.flat(),
    defaultValues: formValuesOf(fields, item),
    moreExact: (name, values) =>
      fields[name]?.kind.type === 'date' ? typedDateProblem(values[name] ?? '', today) : undefined,
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
        control={form.control}
        tie={field(name)}
        hint={look.hints?.[name]}
      />
    );
  };

  return (
    <FormDialog
      title={`${isNew ? 'Add' : 'Edit'} ${words.one}`}
      act={isNew ? `Add ${words.one}` : 'Save changes'}
      busyAct={isNew ? 'Adding…' : 'Saving…'}
      busy={busy}
      summary={summary}
      onSubmit={submit(async (payload) => {
        try {
          if (isNew) await record.mutateAsync(payload);
          else await change.mutateAsync({ id: item.id, payload });
          showToast(
            `${capitalised(words.one)} ${isNew ? 'added' : 'updated'}`,
            `The ${words.one} ${isNew ? 'is in your record now' : 'has been changed'}.`,
          );
          onClose();
        } catch (error) {
          showToast('Error', failed, 'destructive');
          refuse(error, failed);
        }
      })}
      onClose={onClose}
    >
      {look.rows.map((names) =>
        names.length > 1 ? (
          <TwoColumns key={names.join(' ')}>{names.map(control)}</TwoColumns>
        ) : (
          <Fragment key={names.join(' ')}>{names.map(control)}</Fragment>
        ),
      )}
    </FormDialog>
  );
}

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

export const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
