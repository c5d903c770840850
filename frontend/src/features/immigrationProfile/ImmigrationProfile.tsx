import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDependants } from '../../record/dependants/dependantQueries';
import {
  usePersonalDetails,
  useVisaDetails,
  useVisaHistory,
} from '../../record/immigrationProfile/profileQueries';
import { LoadFailure } from '../../ui/LoadFailure';
import { Tabs, type Tab } from '../../ui/tabs/Tabs';
import { DependantList } from '../../record/dependants/DependantList';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { useFirstAnswers } from '../../ui/useFirstAnswers';
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

const hideable = { '&[hidden]': { display: 'none' } } as const;

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
  const panel = (key: ProfileTab) => ({ spacing: 5, hidden: key !== selected, sx: hideable });
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
        <Stack {...panel('personal')}>
          <PersonalPanel details={personal.data} onUnsaved={setPersonalUnsaved} />
        </Stack>
        <Stack {...panel('visa')}>
          <VisaForm visa={visa.data} onUnsaved={setVisaUnsaved} />
          <VisaHistory entries={history.data} />
        </Stack>
        <Stack {...panel('dependants')}>
          <DependantList dependants={dependants.data} />
        </Stack>
      </Tabs>
      <LeaveUnsaved unsaved={unsaved} />
    </>
  );
}
