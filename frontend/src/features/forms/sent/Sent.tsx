import type { FormSheetResponse } from '@settlewise/contract/forms';
import { applicationAddress } from '../../../record/applications/applicationAddress';
import type { RecordedApplication } from '../../../record/applications/applicationPart';
import { Button } from '../../../ui/Button';
import { useToday } from '../../../ui/dates/useToday';
import { MoreLink } from '../../../ui/MoreLink';
import { Note } from '../../../ui/Note';
import { Notice } from '../../../ui/Notice';
import { SectionCard } from '../../../ui/SectionCard';
import { keepSheet } from '../compare/keptSheet';
import { appliedForWith, sentInWords } from './sentForm';

/** That the application was sent, with its day and reference from the list of applications. */
export function Sent({ sheet, sent }: { sheet: FormSheetResponse; sent: RecordedApplication }) {
  const today = useToday();
  const isSent = sent.submittedOn <= today;
  return (
    <Notice
      tone={isSent ? 'within' : 'info'}
      title={isSent ? 'Sent' : 'Not sent yet'}
      actions={
        <>
          <MoreLink to="/dashboard/applications">Open your applications</MoreLink>
          <Keep sheet={sheet} />
        </>
      }
    >
      <p>{sentInWords(sent, today)}</p>
    </Notice>
  );
}

/** What to do once the application is on its way. */
export function WhenSent({ sheet }: { sheet: FormSheetResponse }) {
  const begin = appliedForWith(sheet);
  return (
    <SectionCard title="When you have sent it" className="noPrint" foldsTo="record the day">
      {begin !== null && <MoreLink to={applicationAddress(begin)}>Record the day and reference</MoreLink>}
      <Note>
        Save the sheet as well, to compare your next form with it: above in your record, or here as a file
        that stays on your device.
      </Note>
      <Keep sheet={sheet} />
    </SectionCard>
  );
}

const Keep = ({ sheet }: { sheet: FormSheetResponse }) => (
  <Button
    look="quiet"
    icon="download"
    className="noPrint"
    onClick={() => keepSheet(sheet)}
    sx={{ alignSelf: 'flex-start' }}
  >
    Keep this sheet
  </Button>
);
