import type { ReactNode } from 'react';
import { Disclosure } from '../../../ui/Disclosure';
import { useNarrow } from '../../../ui/useNarrow';
import type { OneOpen } from '../../../ui/useOneOpen';
import type { Lack } from './questionOf';

const fieldInWords: Readonly<Record<Lack['at'], string>> = {
  ...{ dateOfBirth: 'the date of birth', on: 'the day', people: 'who takes part', visaType: 'the visa' },
  ...{ months: 'the months', service: 'how fast', tests: 'the tests', label: 'the name', pounds: 'the sum' },
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
      summary={lacks === undefined ? summary : `${summary}: please check ${fieldInWords[lacks.at]}`}
      open={parts.isOpen(id)}
      onTurned={(isOpen) => parts.turned(id, isOpen)}
    >
      {children}
    </Disclosure>
  );
}
