import type { Source } from '@settlewise/rules';
import { useToday } from '../dates/useToday';
import { knownAsOf, lastRead } from './readInWords';
import { SourceLink } from './SourceLink';

interface SourceNoteProps {
  source: Pick<Source, 'title' | 'url' | 'retrievedOn'>;
  /** Known from others alone: then nobody has read the text. */
  throughOthers?: boolean;
}

/** Where something is written, and when its text was last read. */
export function SourceNote({ source, throughOthers = false }: SourceNoteProps) {
  const today = useToday();
  return (
    <>
      <SourceLink {...source} />, {throughOthers ? knownAsOf(source, today) : lastRead(source, today)}
    </>
  );
}
