import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';
import { MoreLink } from './MoreLink';

interface SectionCardProps {
  title: string;
  heading?: 'h2' | 'h3';
  /** `li` for one of a list of cards. */
  component?: 'section' | 'li';
  /** Right under the title. */
  lead?: ReactNode;
  /** Beside the title: what can be done with the whole part. */
  acts?: ReactNode;
  className?: string;
  /** At the end of the card, the page that has more of the same. */
  more?: { readonly to: string; readonly label: string };
  /** The heading, which takes the focus when what had it is gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of a page under a heading of its own, on a card. */
export function SectionCard(props: SectionCardProps) {
  const { title, heading = 'h2', component = 'section', lead, acts, className, children } = props;
  const { more, titleRef } = props;
  const titleId = useId();
  return (
    <Card
      component={component}
      {...(className !== undefined && { className })}
      {...(component === 'section' && { 'aria-labelledby': titleId })}
    >
      <CardContent sx={{ display: 'flex', height: '100%', ...(more !== undefined && { '&&': { pb: 1.5 } }) }}>
        <Stack spacing={1.75} sx={{ flex: 1, minWidth: 0 }}>
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' }}
          >
            <div>
              <Typography
                variant="h4"
                component={heading}
                id={titleId}
                sx={{ overflowWrap: 'anywhere', '&:focus': { outline: 'none' } }}
                {...(titleRef !== undefined && { ref: titleRef, tabIndex: -1 })}
              >
                {title}
              </Typography>
              {lead !== undefined && (
                <Typography variant="body2" color="textSecondary">
                  {lead}
                </Typography>
              )}
            </div>
            {acts}
          </Stack>
          {children}
          {more !== undefined && (
            <Box sx={{ mt: 'auto' }}>
              <MoreLink to={more.to}>{more.label}</MoreLink>
            </Box>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}
