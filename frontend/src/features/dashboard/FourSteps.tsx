import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UserResponse } from '@settlewise/contract/accounts';
import type { FirstSteps } from '@settlewise/contract/dashboard';
import { messageFor } from '../../api/errors';
import { useEndOnboarding } from '../../record/account/onboardingQuery';
import { toOnboarding } from '../../record/summary/sentences';
import { Button, ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { MoreLink } from '../../ui/MoreLink';
import { Pill } from '../../ui/Pill';
import { SectionCard } from '../../ui/SectionCard';
import { showToast } from '../../ui/toasts/toastStore';
import { fourSteps, stepsDone } from './firstSteps';

interface FourStepsProps {
  steps: FirstSteps;
  onboarding: UserResponse['onboarding'];
  /** The page says already when the person can apply, so the steps no longer lead to a date. */
  showsDate: boolean;
  /** Closed on a phone, where something more urgent stands before it. */
  folds: boolean;
}

/** What a record needs first, with what is there already. Stays until all is there, or the person puts it away. */
export function FourSteps({ steps, onboarding, showsDate, folds }: FourStepsProps) {
  const end = useEndOnboarding();
  const next = fourSteps.find(({ key }) => !steps[key]);
  const asksSteps = onboarding === 'open';

  async function putAway(): Promise<void> {
    try {
      await end.mutateAsync('put_away');
      // What had the focus is gone.
      document.getElementById('main')?.focus();
    } catch (error) {
      showToast('Not put away', messageFor(error, 'Please try again in a moment.'), 'destructive');
    }
  }

  return (
    <SectionCard
      title="Four steps to your date"
      foldsTo={folds ? `${stepsDone(steps)} of ${fourSteps.length}` : undefined}
      lead={`${stepsDone(steps)} of ${fourSteps.length} done.${showsDate ? '' : ' Then you see when you can apply, and why.'}`}
    >
      <Box component="ol" sx={list}>
        {fourSteps.map(({ key, title, why, act, to }, index) => (
          <Stack component="li" key={key} direction="row" spacing={1.75}>
            <Box aria-hidden sx={{ ...shape, ...(steps[key] && shapeOfDone) }}>
              {steps[key] ? <Icon name="check" size={18} /> : index + 1}
            </Box>
            <Stack sx={{ flex: 1, minWidth: 0, alignItems: 'flex-start' }}>
              <Typography component="h3" variant="h6" sx={{ letterSpacing: 0 }}>
                {title}
              </Typography>
              {steps[key] ? (
                <Pill tone="within">Done</Pill>
              ) : (
                <>
                  <Typography variant="body2" color="textSecondary">
                    {why}
                  </Typography>
                  {!asksSteps && key === next?.key ? (
                    <ButtonLink to={to} sx={{ mt: 1 }}>
                      {act}
                    </ButtonLink>
                  ) : (
                    <MoreLink to={to}>{act}</MoreLink>
                  )}
                </>
              )}
            </Stack>
          </Stack>
        ))}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {asksSteps && <ButtonLink to="/onboarding">{toOnboarding(steps)}</ButtonLink>}
        <Button look="plain" busy={end.isPending} onClick={() => void putAway()}>
          Put these steps away
        </Button>
      </Stack>
    </SectionCard>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: '20px 32px',
  py: 0.5,
} as const;

const shape = {
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 32,
  height: 32,
  border: '1.5px solid var(--edge)',
  borderRadius: '50%',
  color: 'var(--ink2)',
  fontWeight: 650,
} as const;

const shapeOfDone = {
  borderColor: 'var(--within)',
  background: 'var(--withinSoft)',
  color: 'var(--within)',
} as const;
