import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useUser } from '../../record/account/accountQueries';
import { Icon } from '../../ui/Icon';
import { PageTitle } from '../../ui/PageTitle';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { Spinner } from '../../ui/Spinner';
import { Tabs, type Tab } from '../../ui/tabs/Tabs';
import { wantedPageIn } from '../../record/account/wantedPage';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';
import { waitingPage } from './waiting/waitingPages';

type AuthTab = 'login' | 'register';

const tabs: readonly Tab<AuthTab>[] = [
  { key: 'login', label: 'Login' },
  { key: 'register', label: 'Register' },
];

const promises = [
  'Save your data, and find it again on any device',
  'Track your progress with timelines',
  'Document checklists for your own application',
  'A fee calculator with the fees in force',
];

const onOneColumn = '@media (max-width: 880px)';

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
  gap: 7,
  alignItems: 'start',
  [onOneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 3.5 },
} as const;

const promisesDress = {
  pt: 3.5,
  [onOneColumn]: { pt: 0.5 },
  '& li': { display: 'flex', gap: 1.5 },
  '& li > svg': { mt: '3px', color: 'var(--action)' },
} as const;

/** What waits is said before the form, in reading order too; the picture of it comes after. Both stand beside the form. */
const columnsWithWords = {
  ...columns,
  gridTemplateRows: 'auto minmax(0, 1fr)',
  rowGap: 2.5,
  [onOneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none', gap: 3.5 },
} as const;
const beside = { gridColumn: 2, [onOneColumn]: { gridColumn: 1 } } as const;
const besideForm = { ...beside, pt: 3.5, [onOneColumn]: { gridColumn: 1, pt: 0 } } as const;
const formDress = { gridColumn: 1, gridRow: '1 / span 2', [onOneColumn]: { gridRow: 'auto' } } as const;

/** Beside the forms, which do not wait for it. */
const Waiting = lazy(async () => ({ default: (await import('./waiting/Waiting')).Waiting }));
const WaitingPicture = lazy(async () => ({
  default: (await import('./waiting/WaitingPicture')).WaitingPicture,
}));

/** For whoever has just signed in or up. */
const GoOn = lazy(async () => ({ default: (await import('./GoOn')).GoOn }));

/** Login and Register. `/auth?tab=register` opens the second tab. */
export function AuthPage() {
  const { data: user, isPending } = useUser();
  const location = useLocation();
  const wanted = wantedPageIn(location.state);
  const waits = wanted === null ? null : waitingPage(wanted);
  const navigate = useNavigate();
  const selected: AuthTab =
    new URLSearchParams(location.search).get('tab') === 'register' ? 'register' : 'login';

  const [cameAsVisitor, setCameAsVisitor] = useState(user === null);
  const [isNew, setIsNew] = useState(false);
  if (user === null && !cameAsVisitor) setCameAsVisitor(true);

  if (user && cameAsVisitor) {
    return (
      <Suspense fallback={<Spinner label="Loading…" />}>
        <GoOn user={user} wanted={wanted} isNew={isNew} />
      </Suspense>
    );
  }
  if (user) return <Navigate to={wanted ?? '/'} replace />;
  if (isPending) return <PageSkeleton />;
  return (
    <Stack className="wrap" spacing={3.5} sx={{ maxWidth: 1080, pt: { xs: 4, sm: 6 } }}>
      <PageTitle documentTitle={selected === 'login' ? 'Login' : 'Register'}>
        Your Settlewise account
      </PageTitle>
      <Box sx={waits === null ? columns : columnsWithWords}>
        {wanted !== null && waits !== null && (
          <Stack component="section" aria-labelledby="promises" spacing={1.5} sx={besideForm}>
            <Suspense
              fallback={
                <Typography variant="h4" component="h2" id="promises">
                  {waits.title}
                </Typography>
              }
            >
              <Waiting wanted={wanted} page={waits} />
            </Suspense>
          </Stack>
        )}
        <Card sx={{ p: { xs: '8px 20px 24px', sm: '16px 32px 32px' }, ...(waits !== null && formDress) }}>
          <Tabs
            label="Login or register"
            tabs={tabs}
            selected={selected}
            onSelect={(tab) =>
              void navigate(
                { search: tab === 'register' ? '?tab=register' : '' },
                { replace: true, state: wanted === null ? null : { wanted }, preventScrollReset: true },
              )
            }
          >
            {selected === 'login' ? <LoginForm /> : <RegisterForm onNew={() => setIsNew(true)} />}
          </Tabs>
        </Card>
        {waits === null ? (
          <Stack component="section" aria-labelledby="promises" spacing={2.5} sx={promisesDress}>
            <Promises />
          </Stack>
        ) : (
          <Box sx={beside}>
            <Suspense fallback={null}>
              <WaitingPicture of={waits.address} />
            </Suspense>
          </Box>
        )}
      </Box>
    </Stack>
  );
}

/** What an account is good for, where nothing else brought somebody here. */
function Promises() {
  return (
    <>
      <Typography variant="h4" component="h2" id="promises">
        With an account you can
      </Typography>
      <Stack component="ul" spacing={1.75}>
        {promises.map((promise) => (
          <li key={promise}>
            <Icon name="check" />
            <span>{promise}</span>
          </li>
        ))}
      </Stack>
      <Typography color="textSecondary" sx={{ pt: 2.5, borderTop: '1px solid var(--line)' }}>
        Your record is encrypted with a key of its own. You decide who sees it, and for how long.
      </Typography>
    </>
  );
}
