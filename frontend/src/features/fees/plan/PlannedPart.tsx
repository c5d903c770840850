import { useState, type ReactNode } from 'react';
import { Disclosure } from '../../../ui/Disclosure';
import { useNarrow } from '../../../ui/useNarrow';

interface PlannedPartProps {
  /** What the closed line says. */
  summary: string;
  /** What it is one of: of these one is open at a time. */
  oneOf: string;
  /** It cannot be counted yet: then it stands open at first. */
  isLacking: boolean;
  children: ReactNode;
}

/** A person or an application of the plan. On a phone each is a line that opens, so that the sum stays in reach. */
export function PlannedPart({ summary, oneOf, isLacking, children }: PlannedPartProps) {
  const narrow = useNarrow(640);
  // Decided once: what somebody types in must not close.
  const [open] = useState(isLacking);
  if (!narrow) return children;
  return (
    <Disclosure summary={isLacking ? `${summary}: something is missing` : summary} oneOf={oneOf} open={open}>
      {children}
    </Disclosure>
  );
}
