import { useLocation, useSearchParams } from 'react-router-dom';
import { z } from 'zod';

/** The pages after this one, the newest first, as one came through them; empty texts stand for the newest of all. */
const cameThrough = z.object({ newer: z.array(z.string()) }).catch({ newer: [] });

/** Which page of a history is shown: it stands in the address, so that a reload and Back lose nothing. */
export function useHistoryPages() {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const before = search.get('before');
  const { newer } = cameThrough.parse(location.state);

  const go = (to: string | null | undefined, through: readonly string[]) =>
    setSearch(to ? { before: to } : {}, { state: { newer: through }, preventScrollReset: true });
  return {
    before,
    toEarlier: (next: string) => go(next, [...newer, before ?? '']),
    /** Null on the newest page. */
    toLater: before === null ? null : () => go(newer.at(-1), newer.slice(0, -1)),
  };
}
