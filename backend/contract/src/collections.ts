import {
  changeShape,
  storedShape,
  typedShape,
  wholeItem,
  type ChangeOf,
  type FieldSet,
  type ItemOf,
  type TypedOf,
} from '@settlewise/domain/fields';
import { fieldKindsOf, type Collection } from '@settlewise/domain/record';
import { z } from 'zod';
import { rule } from './fields';
import { sharedRecord, type SharedRecord } from './shared';

export { namesOf, typedShape, type Field, type FieldSet } from '@settlewise/domain/fields';
export {
  addresses,
  answers,
  applications,
  cohabitation,
  collections,
  jobs,
  labelOfAppliedFor,
  papers,
  parents,
  referees,
  rounds,
  sharedCollections,
  type Collection,
  type CollectionPart,
  type SharedCollectionPart,
} from '@settlewise/domain/record';

/** An item of a collection in answers. */
export type Presented<Fields extends FieldSet> = ItemOf<Fields> & { readonly id: string };

/** The same for a lawyer: what the owner did not allow to be given is null. */
export type SharedItem<Fields extends FieldSet> = {
  readonly [Name in keyof ItemOf<Fields>]: ItemOf<Fields>[Name] | null;
} & { readonly id: string };

export interface CollectionContract<Fields extends FieldSet> {
  /** POST carries the whole thing. */
  readonly recordRequest: z.ZodType<TypedOf<Fields>>;
  /** PATCH carries the fields to change: what is left out stays as it is, and what is empty is taken away. */
  readonly changeRequest: z.ZodType<ChangeOf<Fields>>;
  /** Responses have every field; null if it has no value. */
  readonly response: z.ZodType<Presented<Fields>>;
  readonly listResponse: z.ZodType<readonly Presented<Fields>[]>;
  /** GET /api/shared/{grantId}/<part>: the same for a lawyer. */
  readonly sharedResponse: z.ZodType<{
    readonly record: SharedRecord;
    readonly items: readonly SharedItem<Fields>[];
  }>;
}

/** The schemas of a collection’s calls, made from its fields and rules. */
export function collectionContract<Fields extends FieldSet>(
  collection: Collection<string, string, Fields>,
): CollectionContract<Fields>;
export function collectionContract({ fields, rules, part }: Collection): CollectionContract<FieldSet> {
  const shape = storedShape(fields);
  const kinds = fieldKindsOf(part);
  const response = z.object({ ...shape, id: z.string() });
  const sharedItem = z.object({
    ...Object.fromEntries(
      Object.entries(shape).map(([name, said]) => [name, kinds[name] === 'case' ? said : said.nullable()]),
    ),
    id: z.string(),
  });
  return {
    recordRequest: z.object(typedShape(fields)).superRefine((typed, context) => {
      // Rules between fields are only checked if each field is valid.
      if (context.issues.length > 0) return;
      const item = wholeItem(fields, typed);
      for (const broken of rules.filter((each) => !each.holds(item))) {
        context.addIssue({ code: 'custom', ...rule(broken.field, broken.message) });
      }
    }),
    changeRequest: z.object(changeShape(fields)),
    response,
    listResponse: z.array(response),
    sharedResponse: z.object({ record: sharedRecord, items: z.array(sharedItem) }),
  };
}
