import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Pill } from '../../../ui/Pill';
import { useNarrow } from '../../../ui/useNarrow';
import { Accordion } from './Accordion';

const lowerFirst = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

interface NumberCardProps {
  title: string;
  /** Whether what is asked is met; left out where the number alone speaks. */
  met?: boolean;
  /** A limit is broken: then what is not met is red, and named so. */
  over?: string | undefined;
  /** On a phone closed, though it is not met: the page says above what is missing. */
  isSaidAbove?: boolean;
  children: ReactNode;
}

/** A number that decides, with what it is measured against. */
export function NumberCard({ title, met, over, isSaidAbove = false, children }: NumberCardProps) {
  const narrow = useNarrow(640);
  const notMet = over ?? 'Not met yet';
  // On a phone what is met is opened by those who want its figures.
  if (narrow && (met === true || isSaidAbove))
    return (
      <Accordion title={`${title}: ${met === true ? 'met' : lowerFirst(notMet)}`}>
        <Stack spacing={1.5}>{children}</Stack>
      </Accordion>
    );
  return (
    <Card
      {...(met === undefined ? { component: 'section', 'aria-label': title } : { component: 'article' })}
      sx={{
        '@media print': { '& .MuiCardContent-root': { p: '8pt 10pt' } },
        ...(met === undefined && lineOnPhone),
      }}
    >
      <CardContent>
        <Stack spacing={1.5}>
          {met === undefined ? (
            <Typography variant="h6" component="h3" color="textSecondary" sx={{ fontWeight: 400 }}>
              {title}
            </Typography>
          ) : (
            <Stack
              direction="row"
              sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
            >
              <Typography variant="h3">{title}</Typography>
              {met ? (
                <Pill tone="within" icon="check">
                  Met
                </Pill>
              ) : (
                <Pill tone={over === undefined ? 'soon' : 'over'} icon="warning">
                  {notMet}
                </Pill>
              )}
            </Stack>
          )}
          {children}
        </Stack>
      </CardContent>
    </Card>
  );
}

/** On a phone the number stands in the line of its title, and what is measured against it right below. */
const lineOnPhone = {
  '@media screen and (max-width: 640px)': {
    '& .MuiCardContent-root': { p: '12px 16px' },
    '& .MuiCardContent-root > .MuiStack-root': {
      flexFlow: 'row wrap',
      alignItems: 'baseline',
      gap: '4px 12px',
      '& > *, & > [data-level] > *': { flex: '1 1 100%' },
      '& > h3': { flex: '1 0 auto' },
      '& > [data-level]': { display: 'contents' },
      // A long one takes the next line.
      '& .figure': { flex: '0 1 auto' },
      '& .figure > .MuiTypography-figure': { fontSize: '1.5rem' },
      '& .figure > .atEnd': { display: 'none' },
    },
  },
} as const;

interface FigureProps {
  number: ReactNode;
  /** What it is a number of, and of how many. */
  rest: string;
  over?: boolean;
  /** At the other end of the line. */
  atEnd?: string;
}

/** A large number, beside which its limit stands. */
export function Figure({ number, rest, over = false, atEnd }: FigureProps) {
  return (
    <Stack
      component="p"
      className="figure"
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'baseline',
        gap: '0 8px',
        maxWidth: 'none',
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Typography component="span" variant="figure" color={over ? 'error' : 'textPrimary'}>
        {number}
      </Typography>{' '}
      <span>{rest}</span>
      {atEnd !== undefined && (
        <Typography component="span" className="atEnd" sx={{ ml: 'auto' }}>
          {atEnd}
        </Typography>
      )}
    </Stack>
  );
}

/** What a number means, under it. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}
