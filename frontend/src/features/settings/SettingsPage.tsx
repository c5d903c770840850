import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useLocation, useNavigate } from 'react-router-dom';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { AlertChoices } from '../../record/alerts/AlertChoices';
import { useAccountProfile, useAccountSettings } from '../../record/account/settingsQueries';
import { messageFor } from '../../api/errors';
import { LoadFailure } from '../../ui/LoadFailure';
import { PageTitle } from '../../ui/PageTitle';
import { Tabs } from '../../ui/tabs/Tabs';
import { AccessPanel } from './access/AccessPanel';
import { NotificationsForm } from './NotificationsForm';
import { PasswordForm } from './PasswordForm';
import { PersonalDataSection } from './personalData/PersonalDataSection';
import { ProfileForm } from './ProfileForm';
import { SessionsSection } from './sessions/SessionsSection';
import { TwoStepSection } from '../../record/secondFactor/TwoStepSection';

type SettingsTab = 'profile' | 'notifications' | 'password' | 'access';

/** The parts of the account settings, each with its own address. */
const settingsTabs = [
  { key: 'profile', label: 'My Profile', path: '/dashboard/profile-settings' },
  { key: 'notifications', label: 'Notifications', path: '/dashboard/notification-settings' },
  { key: 'password', label: 'Password', path: '/dashboard/password' },
  { key: 'access', label: 'Access', path: '/dashboard/lawyer-access' },
] as const satisfies readonly { key: SettingsTab; label: string; path: string }[];

/** The part that an address shows: the profile where the address names none. */
function tabAt(pathname: string) {
  const shown = pathname.replace(/\/+$/, '');
  return settingsTabs.find(({ path }) => path === shown) ?? settingsTabs[0];
}

/** What a person can change about their account; the address says which part is on show. */
export function SettingsPage() {
  const { pathname } = useLocation();
  const selected = tabAt(pathname);
  return (
    <Stack className="wrap" spacing={2.5} sx={{ pt: { xs: 1.5, sm: 4 }, pb: 6, '& > *': { minWidth: 0 } }}>
      <PageTitle documentTitle={`${selected.label} · Account Settings`}>Account Settings</PageTitle>
      <Settings selected={selected.key} />
    </Stack>
  );
}

function Settings({ selected }: { selected: SettingsTab }) {
  const navigate = useNavigate();
  const profile = useAccountProfile();
  const settings = useAccountSettings();
  const queries = [profile, settings];

  // An answer that was overtaken on another page is not put into a form, which would then keep it.
  if (profile.data === undefined || settings.data === undefined || queries.some(({ isStale }) => isStale)) {
    const error = queries.find((query) => query.error !== null)?.error;
    if (!error || queries.some(({ isFetching }) => isFetching)) return <SettingsSkeleton />;
    return (
      <LoadFailure
        title="Error Loading Settings"
        look="primary"
        onRetry={() => {
          for (const query of queries) if (query.isStale) void query.refetch();
        }}
      >
        {messageFor(error, 'There was a problem loading your settings. Please try again.')}
      </LoadFailure>
    );
  }

  // All four stay on the page, so that what was typed into one is still there after a look at another.
  const panels: Readonly<Record<SettingsTab, React.ReactNode>> = {
    profile: (
      <>
        <ProfileForm profile={profile.data} />
        <PersonalDataSection />
      </>
    ),
    notifications: (
      <>
        <NotificationsForm settings={settings.data.data} email={profile.data.email} />
        <AlertChoices inSight={selected === 'notifications'} />
      </>
    ),
    password: (
      <>
        <PasswordForm />
        <TwoStepSection inSight={selected === 'password'} />
        <SessionsSection inSight={selected === 'password'} />
      </>
    ),
    access: <AccessPanel sharing={settings.data.data.lawyerSharingEnabled} inSight={selected === 'access'} />,
  };
  return (
    <Box sx={allTabsInSight}>
      <Tabs
        label="Parts of your account settings"
        tabs={settingsTabs}
        selected={selected}
        onSelect={(key) => {
          const tab = settingsTabs.find((one) => one.key === key);
          if (tab !== undefined) void navigate(tab.path, { preventScrollReset: true });
        }}
      >
        {settingsTabs.map(({ key }) => (
          <Stack key={key} spacing={3} hidden={key !== selected} sx={{ '&[hidden]': { display: 'none' } }}>
            {panels[key]}
          </Stack>
        ))}
      </Tabs>
    </Box>
  );
}

/** On a phone too, without moving the row sideways. */
const allTabsInSight = {
  '@media (max-width: 480px)': {
    '& [role="tablist"]': { flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 6px' },
    '& [role="tab"]': { mr: 0, fontSize: '0.9375rem' },
  },
} as const;

/** The page's own shape while the settings are on their way. */
function SettingsSkeleton() {
  return (
    <Stack spacing={2}>
      <Typography role="status" color="textSecondary">
        Loading your settings…
      </Typography>
      <Card aria-hidden>
        <CardContent>
          <Stack spacing={3.5}>
            <Skeleton height={28} width="40%" />
            {Array.from({ length: 4 }, (_none, index) => (
              <Skeleton key={index} height={48} />
            ))}
            <Skeleton height={48} width={150} />
          </Stack>
        </CardContent>
      </Card>
    </Stack>
  );
}
