import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BackLink } from '../../ui/BackLink';
import { ButtonLink } from '../../ui/Button';
import { Icon, type IconName } from '../../ui/Icon';
import { PageTitle } from '../../ui/PageTitle';
import { Pill } from '../../ui/Pill';
import { columnPage } from '../../ui/theme/tokens';

export interface ComingSoon {
  readonly title: string;
  readonly icon: IconName;
  /** What the page will do once it is there. */
  readonly will: string;
  /** Leads to the citizenship calculator, unless the page is that calculator. */
  readonly offersCalculator: boolean;
  /** What there is of it already. */
  readonly meanwhile?: { readonly to: string; readonly words: string };
}

/** Says honestly that a page is still being built. */
export function ComingSoonPage({ title, icon, will, offersCalculator, meanwhile }: ComingSoon) {
  return (
    <Stack className="wrap" spacing={2} sx={{ maxWidth: columnPage, pt: 3 }}>
      <BackLink to="/">Back to tools</BackLink>
      <Card>
        <CardContent>
          <Stack spacing={1.75} sx={{ alignItems: 'flex-start' }}>
            <Box sx={{ color: 'primary.main' }}>
              <Icon name={icon} size={36} />
            </Box>
            <Pill tone="soon">Coming Soon</Pill>
            <PageTitle documentTitle={title}>{title}</PageTitle>
            <Typography variant="lead">{will}</Typography>
            <p>This tool is currently under development and will be available shortly.</p>
            {meanwhile !== undefined && (
              <ButtonLink look="quiet" to={meanwhile.to} iconAfter="arrowRight">
                {meanwhile.words}
              </ButtonLink>
            )}
            {offersCalculator && (
              <ButtonLink sx={{ mt: 1.25 }} to="/citizenship-calculator" iconAfter="arrowRight">
                Go to the citizenship calculator
              </ButtonLink>
            )}
          </Stack>
        </CardContent>
      </Card>
    </Stack>
  );
}
