import Alert, { type AlertColor } from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from './Icon';

type NoticeTone = 'info' | 'within' | 'soon' | 'over';

const kinds: Readonly<Record<NoticeTone, { severity: AlertColor; shape: IconName }>> = {
  info: { severity: 'info', shape: 'info' },
  within: { severity: 'success', shape: 'check' },
  soon: { severity: 'warning', shape: 'warning' },
  over: { severity: 'error', shape: 'alert' },
};

/** Text and actions side by side where there is room. */
const sideBySide = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  // Where the actions wrap, their own margin takes half of it back.
  gap: '12px 24px',
  '& p': { flex: '1 1 20rem', maxWidth: 'none' },
} as const;

interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Actions beside the text where there is room, instead of under it. */
  inline?: boolean;
  /** `alert` when it appears in answer to something and must be heard at once; `status` when it can wait. */
  role?: 'alert' | 'status';
  ref?: Ref<HTMLDivElement>;
}

/** A message in the page, with a shape that tells its kind. */
export function Notice({ tone = 'info', title, children, actions, inline = false, role, ref }: NoticeProps) {
  const { severity, shape } = kinds[tone];
  return (
    <Alert
      {...(ref !== undefined && { ref })}
      severity={severity}
      icon={<Icon name={shape} size={22} />}
      // The library would make an alert of every one, and read it out at once.
      role={role ?? 'note'}
      tabIndex={-1}
      {...(inline && { slotProps: { message: { sx: sideBySide } } })}
    >
      {title !== undefined && title !== '' && <Typography sx={{ fontWeight: 650 }}>{title}</Typography>}
      {children}
      {actions !== undefined && (
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1.5, ...(inline ? { my: '-6px' } : { pt: 0.5 }) }}
        >
          {actions}
        </Stack>
      )}
    </Alert>
  );
}
