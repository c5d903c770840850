import Stack from '@mui/material/Stack';
import { AlertChoices } from '../../record/alerts/AlertChoices';
import { Note } from '../../ui/Note';
import { RegulatedAdviser } from '../../ui/sources/RegulatedAdviser';
import { Tabs, type Tab } from '../../ui/tabs/Tabs';
import { useTabInAddress } from '../../ui/tabs/useTabInAddress';
import { AheadList } from './AheadList';
import { AlertHistory } from './AlertHistory';
import { WaitingList } from './WaitingList';

type Part = 'now' | 'ahead' | 'history' | 'kinds';

const parts: readonly Tab<Part>[] = [
  { key: 'now', label: 'Now' },
  { key: 'ahead', label: 'Ahead' },
  { key: 'history', label: 'History' },
  { key: 'kinds', label: 'Kinds' },
];

/** What waits for a person now, what is ahead, what they were told and when, and what they want to be told of. */
export function OwnAlerts() {
  const [selected, select] = useTabInAddress(parts, 'now');
  return (
    <Stack spacing={2}>
      <Tabs label="Parts of your alerts" tabs={parts} selected={selected} onSelect={select}>
        {selected === 'now' && <WaitingList />}
        {selected === 'ahead' && <AheadList />}
        {selected === 'history' && <AlertHistory />}
        {selected === 'kinds' && <AlertChoices />}
      </Tabs>
      <Note>
        Alerts are guidance, not legal advice. For advice, ask <RegulatedAdviser />.
      </Note>
    </Stack>
  );
}
