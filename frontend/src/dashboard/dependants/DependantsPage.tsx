import { useDependants } from '../../api/dependants';
import { LoadFailure } from '../../ui/LoadFailure';
import { PageTitle } from '../../ui/PageTitle';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { useFirstAnswers } from '../profileFields/useFirstAnswers';
import { DependantList } from './DependantList';
import styles from './DependantsPage.module.css';

const notLoaded = 'There was a problem loading your dependants. Please try again.';

/** The same list as in the immigration profile, on a page of its own. */
export function DependantsPage() {
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['top']}>
        <PageTitle documentTitle="Dependants">Dependants</PageTitle>
        <p className={styles['lead']}>Manage your dependants and their immigration journey.</p>
      </div>
      <Content />
    </div>
  );
}

function Content() {
  const dependants = useDependants();
  const { state, failed, retry } = useFirstAnswers([dependants]);
  if (state === 'failed')
    return (
      <LoadFailure icon="refresh" onRetry={retry}>
        {notLoaded}
      </LoadFailure>
    );
  if (state === 'waiting' || dependants.data === undefined)
    return <ListSkeleton label="Loading your dependants…" cards={2} />;
  return (
    <>
      {failed && (
        <LoadFailure icon="refresh" onRetry={retry}>
          {notLoaded}
        </LoadFailure>
      )}
      <DependantList dependants={dependants.data} title="Your dependants" />
    </>
  );
}
