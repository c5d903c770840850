import { isKnownThroughOthers, type Source } from '@settlewise/rules';
import { useToday } from '../dates/useToday';
import { knownAsOf, lastRead } from './readInWords';
import { SourceLink } from './SourceLink';

interface SourceNoteProps {
  source: Pick<Source, 'title' | 'url' | 'retrievedOn'>;
  /** Whether this statement is known from others alone. Default: whether the whole source is. */
  throughOthers?: boolean;
}

/** Where something is written, and when its text was last read. */
export function SourceNote({ source, throughOthers = isKnownThroughOthers(source) }: SourceNoteProps) {
  const today = useToday();
  return (
    <>
      <SourceLink {...source} />, {throughOthers ? knownAsOf(source, today) : lastRead(source, today)}
    </>
  );
}
