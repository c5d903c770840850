import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

/** How something that is asked for stands, in a word and in a shape. */
export interface RequirementStatus {
  readonly word: string;
  readonly icon: IconName;
  readonly tone: 'within' | 'soon' | 'over' | 'quiet';
}

interface Requirement {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly status: RequirementStatus;
  /** What can be done about it. */
  readonly acts?: ReactNode;
}

export const statusColours: Readonly<Record<RequirementStatus['tone'], { ink: string; ground: string }>> = {
  within: { ink: 'var(--within)', ground: 'var(--withinSoft)' },
  soon: { ink: 'var(--soon)', ground: 'var(--soonSoft)' },
  over: { ink: 'var(--over)', ground: 'var(--overSoft)' },
  quiet: { ink: 'var(--ink2)', ground: 'var(--sunk)' },
};

/** What is asked for, and for each of it in a word how it stands. */
export function RequirementList({ requirements }: { requirements: readonly Requirement[] }) {
  return (
    <Stack component="ul">
      {requirements.map(({ key, title, detail, status: { word, icon, tone }, acts }) => (
        <Stack
          component="li"
          key={key}
          direction="row"
          spacing={1.75}
          sx={{
            py: 1.75,
            '& + &': { borderTop: 1, borderColor: 'divider' },
            '&:first-of-type': { pt: 0 },
            '&:last-of-type': { pb: 0 },
          }}
        >
          <StatusShape icon={icon} tone={tone} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Stack
              component="p"
              direction="row"
              sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, maxWidth: 'none' }}
            >
              <strong>{title}</strong>
              <Typography
                component="span"
                variant="body2"
                sx={{ color: statusColours[tone].ink, fontWeight: 600 }}
              >
                {word}
              </Typography>
            </Stack>
            <Typography variant="body2" color="textSecondary">
              {detail}
            </Typography>
            {acts}
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}

/** A shape on a round ground in the colour of what it says. */
export function StatusShape({ icon, tone }: Pick<RequirementStatus, 'icon' | 'tone'>) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-grid',
        flex: 'none',
        placeItems: 'center',
        alignSelf: 'flex-start',
        width: 30,
        height: 30,
        border: '1px solid transparent',
        borderRadius: '50%',
        bgcolor: statusColours[tone].ground,
        color: statusColours[tone].ink,
        '@media (forced-colors: active)': { borderColor: 'CanvasText' },
      }}
    >
      <Icon name={icon} size={18} />
    </Box>
  );
}
