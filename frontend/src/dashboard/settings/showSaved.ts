import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Shows what was saved as the server has it, unless the person has gone on typing since it was sent. */
export function showSaved<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  sent: Values,
  saved: Values,
): void {
  const now = form.getValues();
  if (Object.keys(sent).every((name) => now[name] === sent[name])) form.reset(saved);
}
