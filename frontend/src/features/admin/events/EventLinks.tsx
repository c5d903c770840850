import type { AdminEventResponse } from '@settlewise/contract/admin';
import { Link } from 'react-router-dom';
import { Pill } from '../../../ui/Pill';
import { streamWords } from '../record/streamWords';

type Event = Pick<
  AdminEventResponse,
  'userId' | 'username' | 'erased' | 'actorName' | 'actorRole' | 'stream'
>;

const roleWords: Readonly<Record<AdminEventResponse['actorRole'], string>> = {
  user: 'The person',
  admin: 'Administrator',
  lawyer: 'Lawyer',
  system: 'System',
};

/** In which role somebody acted. */
export function Role({ role }: { role: AdminEventResponse['actorRole'] }) {
  return <Pill>{roleWords[role]}</Pill>;
}

export const roleOptions = Object.entries(roleWords).map(([value, label]) => ({ value, label }));

export const pathOfStream = (stream: string): string => `/admin/streams/${encodeURIComponent(stream)}`;
export const pathOfEvent = (id: string): string => `/admin/events/${encodeURIComponent(id)}`;
export const pathOfPerson = (id: string): string => `/admin/users/${encodeURIComponent(id)}`;

/** The list of events, narrowed. */
export const pathOfEvents = (filter: Readonly<Record<string, string>>): string =>
  `/admin/events?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

/** Whose data an event is about. */
export function WhoseData({ event: { userId, username, erased } }: { event: Event }) {
  if (erased) return <>Erased person</>;
  if (username === null) return <>Nobody’s account</>;
  return <Link to={pathOfPerson(userId)}>{username}</Link>;
}

/** Who did it, and in which role. */
export function Actor({ event: { actorName, actorRole } }: { event: Event }) {
  if (actorRole === 'system') return <Role role="system" />;
  return (
    <>
      {actorName ?? 'Somebody unknown'} <Role role={actorRole} />
    </>
  );
}

/** The same in a few words: `amara`, `Administrator sam`. */
export function whoActed({ actorName, actorRole }: Pick<Event, 'actorName' | 'actorRole'>): string {
  if (actorRole === 'system') return roleWords.system;
  const name = actorName ?? 'somebody unknown';
  return actorRole === 'user' ? name : `${roleWords[actorRole]} ${name}`;
}

/** To a stream, by what it tells of. */
export function StreamLink({ stream }: { stream: string }) {
  return <Link to={pathOfStream(stream)}>{streamWords(stream)}</Link>;
}
