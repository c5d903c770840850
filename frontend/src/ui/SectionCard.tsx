import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionCardProps {
  title: string;
  /** `li` for one of a list of cards. */
  component?: 'section' | 'li';
  /** Right under the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a heading of its own, on a card. */
export function SectionCard({ title, component = 'section', lead, children }: SectionCardProps) {
  const titleId = useId();
  return (
    <Card component={component} {...(component === 'section' && { 'aria-labelledby': titleId })}>
      <CardContent>
        <Stack spacing={1.75}>
          <div>
            <Typography variant="h4" component="h2" id={titleId} sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            {lead !== undefined && (
              <Typography variant="body2" color="textSecondary">
                {lead}
              </Typography>
            )}
          </div>
          {children}
        </Stack>
      </CardContent>
    </Card>
  );
}
