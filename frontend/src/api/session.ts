import { useQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { userKey } from './userKey';

/**
 * How a session was found to have ended. `sending`: something that a person sent was refused, so they sit here and look at
 * what they typed. `asking`: the page asked for something, by itself perhaps, and nobody knows who sits here now.
 */
export type Ending = 'sending' | 'asking';

interface Session {
  /** `signing out`: the person ends it here, and what is refused meanwhile is no surprise. */
  readonly state: 'on' | Ending | 'signing out';
  /** Counts the people whose pages this window has shown: with each other one, what is on show goes. */
  readonly person: number;
}

const sessionKey = ['session'] as const;
const begun: Session = { state: 'on', person: 0 };

/** What the cache keeps when another person takes the place of the one before. */
export const isOfSession = ([name]: QueryKey): boolean => name === sessionKey[0] || name === userKey[0];

const sessionOf = (client: QueryClient): Session => client.getQueryData<Session>(sessionKey) ?? begun;

function change(client: QueryClient, changed: Partial<Session>): void {
  client.setQueryData<Session>(sessionKey, { ...sessionOf(client), ...changed });
}

/** Whether the page shows somebody as signed in, who has not just asked to be signed out. */
function isOnShow(client: QueryClient): boolean {
  const user = client.getQueryData(userKey);
  return user !== undefined && user !== null && sessionOf(client).state !== 'signing out';
}

/**
 * A change was refused, because nobody is signed in. The page stays as it is, with what was typed.
 * @returns whether the person is asked to sign in again
 */
export function noteRefusedAct(client: QueryClient): boolean {
  const onShow = isOnShow(client);
  if (onShow && sessionOf(client).state === 'on') change(client, { state: 'sending' });
  return onShow;
}

/**
 * A question was refused, because nobody is signed in. Where somebody is on show, what they typed is kept, out of sight.
 * @returns whether somebody is on show still
 */
export function noteRefusedQuestion(client: QueryClient): boolean {
  const onShow = isOnShow(client);
  if (onShow) change(client, { state: 'asking' });
  else if (sessionOf(client).state === 'on') client.setQueryData(userKey, null);
  return onShow;
}

/** The person signs out: pages that are still on show may be refused something until they are gone. */
export const noteSigningOut = (client: QueryClient): void => change(client, { state: 'signing out' });

/** It is known again who is signed in, or that nobody is. */
export const noteSessionOn = (client: QueryClient): void => change(client, { state: 'on' });

/** What is on show was somebody else's: every page and dialog begins anew. */
export const notePersonChanged = (client: QueryClient): void =>
  change(client, { person: sessionOf(client).person + 1 });

/** How the session of the person on show was found to have ended, if it was, and which person of this window it is. */
export function useSession() {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: sessionKey, queryFn: () => begun, initialData: begun });
  const { state, person } = data;
  return {
    ending: state === 'sending' || state === 'asking' ? state : null,
    person,
    /** The page goes on as it is. */
    goOn: () => noteSessionOn(client),
  };
}
