import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import type { Tone } from './Pill';

const edgeOf: Readonly<Record<Tone, string>> = {
  plain: 'var(--action)',
  within: 'var(--within)',
  soon: 'var(--soon)',
  over: 'var(--over)',
};

interface EdgeCardProps {
  tone: Tone;
  /** What the part of the page is called, for screen readers. */
  label: string;
  /** With less room around, for one that stands before another. */
  compact?: boolean;
  children: ReactNode;
}

/** A part of a page with an edge in the colour of its state; words inside say the same. */
export function EdgeCard({ tone, label, compact = false, children }: EdgeCardProps) {
  return (
    <Card
      component="section"
      aria-label={label}
      className="edge"
      sx={{
        display: 'grid',
        gap: 1.5,
        justifyItems: 'start',
        p: compact ? { xs: '14px 18px', sm: '22px 28px' } : { xs: '22px 20px', sm: '28px 32px' },
        borderLeftWidth: 7,
        borderLeftColor: edgeOf[tone],
      }}
    >
      {children}
    </Card>
  );
}
