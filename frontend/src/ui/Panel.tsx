import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type FormEventHandler, type ReactNode, type Ref } from 'react';

interface PanelProps {
  title: string;
  /** Under the title: what can be done here. */
  lead?: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  /** Takes the focus when a control goes with the thing that it was for; without this the focus would be lost. */
  ref?: Ref<HTMLElement>;
  /** Makes the panel a form. */
  onSubmit?: FormEventHandler<HTMLElement>;
  children: ReactNode;
}

/** A part of a page with acts of its own, a form or a list, on a card of its own. */
export function Panel({ title, lead, action, ref, onSubmit, children }: PanelProps) {
  const titleId = useId();
  return (
    <Card
      {...(onSubmit === undefined
        ? { component: 'section', 'aria-labelledby': titleId }
        : { component: 'form', noValidate: true, onSubmit, 'aria-label': title })}
      {...(ref !== undefined && { ref, tabIndex: -1 })}
      sx={{ '&:focus': { outline: 'none' } }}
    >
      <CardContent>
        <Stack spacing={{ xs: 2.5, sm: 3 }}>
          <Stack spacing={0.75}>
            <Stack
              direction="row"
              sx={{
                flexWrap: 'wrap',
                alignItems: 'flex-start',
                justifyContent: 'space-between',
                gap: '8px 16px',
              }}
            >
              <Typography variant="h2" id={titleId}>
                {title}
              </Typography>
              {action}
            </Stack>
            {lead !== undefined && <Typography color="textSecondary">{lead}</Typography>}
          </Stack>
          {children}
        </Stack>
      </CardContent>
    </Card>
  );
}

interface PanelEntryProps {
  title: string;
  titleId: string;
  /** Under the title. */
  note?: string;
  /** Beside the title. */
  status?: ReactNode;
  children: ReactNode;
}

/** A thing of a panel's list, in a frame. */
export function PanelEntry({ title, titleId, note, status, children }: PanelEntryProps) {
  return (
    <Card
      component="article"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, sm: 2.5 }, borderRadius: '12px' }}
    >
      <Stack spacing={1.5}>
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'flex-start',
            justifyContent: 'space-between',
            gap: '8px 16px',
          }}
        >
          <Stack sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="h3" id={titleId}>
              {title}
            </Typography>
            {note !== undefined && <Typography color="textSecondary">{note}</Typography>}
          </Stack>
          {status}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}

/** What stands in a panel for something that does not need to be said loudly. */
export const PanelNote = ({ role, children }: { role?: 'status'; children: ReactNode }) => (
  <Typography color="textSecondary" {...(role !== undefined && { role })}>
    {children}
  </Typography>
);

/** The acts at the end of a panel. */
export const PanelActs = ({ children }: { children: ReactNode }) => (
  <Stack
    direction="row"
    sx={{ flexWrap: 'wrap', gap: '8px 20px', '& > button': { width: { xs: '100%', sm: 'auto' } } }}
  >
    {children}
  </Stack>
);
