import type { ReactNode } from 'react';
import { Disclosure } from '../../../ui/Disclosure';
import { useNarrow } from '../../../ui/useNarrow';
import type { OneOpen } from '../../../ui/useOneOpen';
import type { Lack } from './questionOf';

/** A few words for the line of a phone; the field itself says it whole. */
const lackInWords: Readonly<Record<Lack['at'], string>> = {
  ...{ dateOfBirth: 'no date of birth', on: 'check the day', people: 'check who', visaType: 'no visa' },
  ...{ months: 'check the months', service: 'check how fast', tests: 'check the tests' },
  ...{ label: 'no name', pounds: 'check the sum' },
};

interface PlannedPartProps {
  id: string;
  /** What the closed line says. */
  summary: string;
  /** Which part of the card is open. */
  parts: OneOpen;
  /** What it lacks before it can be counted. */
  lacks: Lack | undefined;
  children: ReactNode;
}

/** A person or an application of the plan. On a phone each is a line that opens, so that the sum stays in reach. */
export function PlannedPart({ id, summary, parts, lacks, children }: PlannedPartProps) {
  const narrow = useNarrow(640);
  if (!narrow) return children;
  return (
    <Disclosure
      summary={lacks === undefined ? summary : `${summary}: ${lackInWords[lacks.at]}`}
      open={parts.isOpen(id)}
      onTurned={(isOpen) => parts.turned(id, isOpen)}
    >
      {children}
    </Disclosure>
  );
}
