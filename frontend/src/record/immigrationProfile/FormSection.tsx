import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  /** What the answers are for, where that is not plain. */
  lead?: string;
  children: ReactNode;
}

/** A part of a long form under a heading of its own: two columns where there is room. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Card role="group" aria-labelledby={titleId}>
      <CardContent>
        <Stack spacing={2.5}>
          <Stack spacing={0.5}>
            <Typography variant="h4" component="h2" id={titleId}>
              {title}
            </Typography>
            {lead !== undefined && <Typography color="textSecondary">{lead}</Typography>}
          </Stack>
          <FieldGrid>{children}</FieldGrid>
        </Stack>
      </CardContent>
    </Card>
  );
}

/** Fields in two columns where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
        gap: { xs: 2.5, sm: 3 },
      }}
    >
      {children}
    </Box>
  );
}

/** A field, or several things that belong together, over the whole width of a section. */
export function WholeRow({ children }: { children: ReactNode }) {
  return (
    <Stack spacing={1.5} sx={{ gridColumn: '1 / -1' }}>
      {children}
    </Stack>
  );
}
