import { get, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';

/**
 * Shows what the server has saved in the form, as it wrote it. What was typed while the answer was on its way stays,
 * as a change that is not saved yet.
 */
export function showSaved<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  sent: Values,
  { fields, defaultValues }: { readonly fields: readonly Path<Values>[]; readonly defaultValues: Values },
): void {
  const typedSince = fields
    .map((name): readonly [Path<Values>, PathValue<Values, Path<Values>>] => [name, form.getValues(name)])
    .filter(([name, value]) => value !== get(sent, name));
  form.reset(defaultValues);
  for (const [name, value] of typedSince) form.setValue(name, value, { shouldDirty: true });
}
