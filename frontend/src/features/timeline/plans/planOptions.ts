import { applications } from '@settlewise/contract/collections';

/** The ways that can be compared. */
export const routeOptions = [
  { value: 'own', label: 'The route of your visa' },
  { value: 'long_residence', label: 'Long residence' },
] as const;

/** The services that a decision can be paid for. */
export const serviceOptions = applications.fields.service.kind.options;
