import { applications } from '@settlewise/contract/collections';
import type { RecordedApplication } from './applicationPart';

export type AppliedFor = RecordedApplication['appliedFor'];

/** What a new application begins with where it is added from elsewhere. */
export type ApplicationBegin = Pick<RecordedApplication, 'appliedFor' | 'dependant'>;

const [kindName, ownerName] = ['add', 'of'];
const { options } = applications.fields.appliedFor.kind;

/** The page of applications with a new one open. */
export const applicationAddress = ({ appliedFor, dependant }: ApplicationBegin): string =>
  `/dashboard/applications?${kindName}=${appliedFor}${dependant === null ? '' : `&${ownerName}=${dependant}`}`;

/** The application that an address opens; null where it opens none, or is of nobody that there can be. */
export function applicationIn(search: URLSearchParams): ApplicationBegin | null {
  const kind = options.find(({ value }) => value === search.get(kindName))?.value;
  if (kind === undefined) return null;
  const owner = search.get(ownerName);
  if (owner === null) return { appliedFor: kind, dependant: null };
  return /^[1-9]\d{0,8}$/.test(owner) ? { appliedFor: kind, dependant: Number(owner) } : null;
}

/** The same query without it. */
export function withoutApplication(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of [kindName, ownerName]) rest.delete(name);
  return rest;
}
