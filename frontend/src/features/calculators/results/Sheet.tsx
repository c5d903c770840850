import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { ReactNode } from 'react';

interface SheetProps {
  /** The longest part of a result: it takes a column of its own, and on paper it may go over several pages. */
  long?: boolean;
  className?: string;
  children: ReactNode;
}

/** A card around a part that has a heading of its own. */
export function Sheet({ long = false, className, children }: SheetProps) {
  return (
    <Card {...(className !== undefined && { className })} {...(long && { 'data-long': true })}>
      <CardContent>{children}</CardContent>
    </Card>
  );
}
