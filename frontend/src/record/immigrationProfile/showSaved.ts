import { get, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';

/**
 * Shows what the server has saved in the form, as it wrote it. What was typed while the answer was on its way stays,
 * as a change that is not saved yet.
 */
export function showSaved<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { fields, sent, saved }: { fields: readonly Path<Values>[]; sent: Values; saved: Values },
): void {
  const typedSince = fields
    .map((name): readonly [Path<Values>, PathValue<Values, Path<Values>>] => [name, form.getValues(name)])
    .filter(([name, value]) => value !== get(sent, name));
  form.reset(saved);
  for (const [name, value] of typedSince) form.setValue(name, value, { shouldDirty: true });
}
