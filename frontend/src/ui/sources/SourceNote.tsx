import type { Source } from '@settlewise/rules';
import { useToday } from '../dates/useToday';
import { knownAsOf, lastRead } from './readInWords';

interface SourceNoteProps {
  source: Source;
  /** Known from others alone: then nobody has read the text. */
  throughOthers?: boolean;
}

/** Where something is written, and when its text was last read. */
export function SourceNote({ source, throughOthers = false }: SourceNoteProps) {
  const today = useToday();
  return (
    <>
      <a href={source.url} target="_blank" rel="noopener noreferrer">
        {source.title}
        <span className="visuallyHidden"> (opens in a new tab)</span>
      </a>
      , {throughOthers ? knownAsOf(source, today) : lastRead(source, today)}
    </>
  );
}
