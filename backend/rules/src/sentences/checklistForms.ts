import { sentences } from './table';

/** Sentences about a wrong form for the document list, and the right one. */
export const checklistFormSentences = {
  child_registers: () => 'Children do not naturalise: they register.',
  adult_naturalises: () => 'MN1 is for children. Adults naturalise.',
  child_has_own_form: () => 'Children register with a form of their own.',
  british_nationals_alone: () => 'This registration is for people who have one of the British nationalities.',
  first_years_here: ({ years }: { readonly years: number }) =>
    `Form T is for people who have lived here for their first ${years} years.`,
  another_form: ({ route }: { readonly route: string }) =>
    `${route}: settlement is applied for with another form.`,
  not_for_family: ({ route, form }: { readonly route: string; readonly form: string }) =>
    `Partners and children of people on this route (${route}) do not use ${form}.`,
  no_form_known: ({ route }: { readonly route: string }) =>
    sentences(
      `${route}: this permission has no settlement form of its own that we know.`,
      'Ask a regulated adviser.',
    ),
  use: ({ form }: { readonly form: string }) => `Use ${form}.`,
} as const;
