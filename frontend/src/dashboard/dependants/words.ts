import { countries, relationshipOptions, type DependantResponse } from '@settlewise/contract';

/** `Amina Khan` */
export const fullNameOf = ({ firstName, lastName }: DependantResponse): string => `${firstName} ${lastName}`;

/** A relationship as people read it. */
export const relationshipLabel = (relationship: string): string =>
  relationshipOptions.find(({ value }) => value === relationship)?.label ?? relationship;

/** A nationality as people read it, for example “Indian”. */
export const nationalityLabel = (nationality: string): string =>
  countries.find(({ value }) => value === nationality)?.demonym ?? nationality;
