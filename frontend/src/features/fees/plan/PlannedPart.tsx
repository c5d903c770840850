import type { ReactNode } from 'react';
import { Disclosure } from '../../../ui/Disclosure';
import { useNarrow } from '../../../ui/useNarrow';
import type { OneOpen } from '../../../ui/useOneOpen';

interface PlannedPartProps {
  id: string;
  /** What the closed line says. */
  summary: string;
  /** Which part of the card is open. */
  parts: OneOpen;
  /** It cannot be counted yet. */
  isLacking: boolean;
  children: ReactNode;
}

/** A person or an application of the plan. On a phone each is a line that opens, so that the sum stays in reach. */
export function PlannedPart({ id, summary, parts, isLacking, children }: PlannedPartProps) {
  const narrow = useNarrow(640);
  if (!narrow) return children;
  return (
    <Disclosure
      summary={isLacking ? `${summary}: something is missing` : summary}
      open={parts.isOpen(id)}
      onTurned={(isOpen) => parts.turned(id, isOpen)}
    >
      {children}
    </Disclosure>
  );
}
