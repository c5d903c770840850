import type { Source } from '@settlewise/rules';
import { useToday } from '../dates/useToday';
import { lastRead } from './readInWords';

/** Where something is written, and when its text was last read. */
export function SourceNote({ source }: { source: Source }) {
  const today = useToday();
  return (
    <>
      <a href={source.url} target="_blank" rel="noopener noreferrer">
        {source.title}
        <span className="visuallyHidden"> (opens in a new tab)</span>
      </a>
      , {lastRead(source, today)}
    </>
  );
}
