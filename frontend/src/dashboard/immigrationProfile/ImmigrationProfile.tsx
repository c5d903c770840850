import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDependants } from '../../api/dependants';
import { usePersonalDetails, useVisaDetails, useVisaHistory } from '../../api/immigrationProfile';
import { LoadFailure } from '../../ui/LoadFailure';
import { Tabs, type Tab } from '../../ui/tabs/Tabs';
import { DependantList } from '../dependants/DependantList';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { useFirstAnswers } from '../profileFields/useFirstAnswers';
import styles from './ImmigrationProfilePage.module.css';
import { LeaveUnsaved } from './LeaveUnsaved';
import { PersonalPanel } from './PersonalPanel';
import { useAskBeforeClosing } from './unsaved';
import { VisaForm } from './VisaForm';
import { VisaHistory } from './VisaHistory';

type ProfileTab = 'personal' | 'visa' | 'dependants';

const tabs: readonly Tab<ProfileTab>[] = [
  { key: 'personal', label: 'Personal Details' },
  { key: 'visa', label: 'Visa Information' },
  { key: 'dependants', label: 'Dependants' },
];

const notLoaded = 'There was a problem loading your immigration profile. Please try again.';
const notRefreshed = 'What you see may be older than your last change. Please try again.';

/** The three tabs. All of them stay on the page while one is shown, so that nothing typed is lost between them. */
export function ImmigrationProfile() {
  const personal = usePersonalDetails();
  const visa = useVisaDetails();
  const history = useVisaHistory();
  const dependants = useDependants();
  const { state, failed, retry } = useFirstAnswers([personal, visa, history, dependants]);
  const [search, setSearch] = useSearchParams();
  const [personalUnsaved, setPersonalUnsaved] = useState(false);
  const [visaUnsaved, setVisaUnsaved] = useState(false);
  const unsaved = personalUnsaved || visaUnsaved;
  useAskBeforeClosing(unsaved);

  if (state === 'failed')
    return (
      <LoadFailure icon="refresh" onRetry={retry}>
        {notLoaded}
      </LoadFailure>
    );
  const complete =
    state === 'there' &&
    personal.data !== undefined &&
    visa.data !== undefined &&
    history.data !== undefined &&
    dependants.data !== undefined;
  if (!complete) return <ListSkeleton label="Loading your immigration profile…" cards={3} tabs />;

  const selected = tabs.find(({ key }) => key === search.get('tab'))?.key ?? 'personal';
  const panel = (key: ProfileTab) => ({ className: styles['panel'], hidden: key !== selected });
  return (
    <>
      {failed && (
        <LoadFailure icon="refresh" onRetry={retry}>
          {notRefreshed}
        </LoadFailure>
      )}
      <Tabs
        label="Parts of your immigration profile"
        tabs={tabs}
        selected={selected}
        onSelect={(tab) =>
          setSearch(tab === 'personal' ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
      >
        <div {...panel('personal')}>
          <PersonalPanel details={personal.data} onUnsaved={setPersonalUnsaved} />
        </div>
        <div {...panel('visa')}>
          <VisaForm visa={visa.data} onUnsaved={setVisaUnsaved} />
          <VisaHistory entries={history.data} />
        </div>
        <div {...panel('dependants')}>
          <DependantList dependants={dependants.data} title="Your dependants" />
        </div>
      </Tabs>
      <LeaveUnsaved unsaved={unsaved} />
    </>
  );
}
