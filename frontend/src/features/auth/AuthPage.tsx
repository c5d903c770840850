import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useUser } from '../../record/account/accountQueries';
import { Icon } from '../../ui/Icon';
import { PageTitle } from '../../ui/PageTitle';
import { Spinner } from '../../ui/Spinner';
import { Tabs, type Tab } from '../../ui/tabs/Tabs';
import { wantedPageIn } from '../../record/account/wantedPage';
import styles from './AuthPage.module.css';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';

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

/** Login and Register. `/auth?tab=register` opens the second tab. */
export function AuthPage() {
  const { data: user, isPending } = useUser();
  const location = useLocation();
  const wanted = wantedPageIn(location.state);
  const navigate = useNavigate();
  const selected: AuthTab =
    new URLSearchParams(location.search).get('tab') === 'register' ? 'register' : 'login';

  if (user) return <Navigate to={wanted ?? '/'} replace />;
  if (isPending) return <Spinner label="Loading…" />;
  return (
    <div className={`wrap ${styles['page']}`}>
      <PageTitle documentTitle={selected === 'login' ? 'Login' : 'Register'}>
        Your Settlewise account
      </PageTitle>
      <div className={styles['columns']}>
        <div className={styles['card']}>
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
            {selected === 'login' ? <LoginForm /> : <RegisterForm />}
          </Tabs>
        </div>
        <section aria-labelledby="promises" className={styles['promises']}>
          <h2 id="promises">With an account you can</h2>
          <ul>
            {promises.map((promise) => (
              <li key={promise}>
                <Icon name="check" />
                <span>{promise}</span>
              </li>
            ))}
          </ul>
          <p className={styles['privacy']}>
            Your record is encrypted with a key of its own. You decide who sees it, and for how long.
          </p>
        </section>
      </div>
    </div>
  );
}
