import { isKnownThroughOthers, readAgainOn, type Source } from '@settlewise/rules/parameters';
import { useToday } from '../dates/useToday';
import { useLawDesk } from './lawDesk';
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
  const { readings } = useLawDesk();
  const again = readAgainOn(source, readings);
  const read =
    again !== null && again >= source.retrievedOn
      ? lastRead({ title: source.title, retrievedOn: again }, today, again)
      : throughOthers
        ? knownAsOf(source, today)
        : lastRead(source, today);
  return (
    <>
      <SourceLink {...source} />, {read}
    </>
  );
}
