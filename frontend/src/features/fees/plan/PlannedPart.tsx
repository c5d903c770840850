import type { ReactNode } from 'react';
import { Disclosure } from '../../../ui/Disclosure';
import { useNarrow } from '../../../ui/useNarrow';
import { useOneOpen, type OneOpen } from '../../../ui/useOneOpen';
import type { Lack } from './questionOf';

/** A few words for the line of a phone; the field itself says it whole. */
const lackInWords: Readonly<Record<Lack['at'], string>> = {
  dateOfBirth: 'no date of birth',
  on: 'check the day',
  people: 'check who',
  visaType: 'no visa',
  months: 'check the months',
  service: 'check how fast',
  tests: 'check the tests',
  label: 'no name',
  pounds: 'check the sum',
};

interface PlannedPartProps {
  id: string;
  /** What the closed line says. */
  summary: string;
  /** Which part of the card is open. */
  parts: OneOpen;
  /** What it lacks before it can be counted. */
  lacks: Lack | undefined;
  /** There is no other beside it: then a wide window has room for it. */
  isOnly: boolean;
  children: ReactNode;
}

const phone = 640;

/**
 * Which person, or which application, stands open: at first the one that lacks something, and in a wide window else the
 * first. Decided once, so that nothing closes in which somebody types.
 */
export function useOpenPart(
  all: readonly { readonly id: string }[],
  lacking: ReadonlyMap<string, Lack>,
): OneOpen {
  const narrow = useNarrow(phone);
  const [first] = all;
  const lacks = all.find(({ id }) => lacking.has(id));
  return useOneOpen((lacks ?? (narrow ? undefined : first))?.id ?? null);
}

/** A person or an application of the plan: a line that opens, so that the sum stays in reach. */
export function PlannedPart({ id, summary, parts, lacks, isOnly, children }: PlannedPartProps) {
  const narrow = useNarrow(phone);
  if (isOnly && !narrow) return children;
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
