import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { referees } from '@settlewise/contract/collections';
import { isCivilDate } from '@settlewise/rules/calendar';
import { refereesOf } from '@settlewise/rules/documentChecklist';
import { useState } from 'react';
import { CollectionList } from '../../../../record/collections/CollectionList';
import type { ItemInWords } from '../../../../record/collections/ItemCard';
import { useCitizenshipEligibility } from '../../../../record/progress/progressQueries';
import { refereeForm } from '../../../../record/referees/refereeForm';
import {
  applicantLabel,
  refereeQueries,
  type RecordedReferee,
} from '../../../../record/referees/refereePart';
import { DateField } from '../../../../ui/dates/DateField';
import { pastOrPlanned } from '../../../../ui/dates/ranges';
import { useToday } from '../../../../ui/dates/useToday';
import { ListSkeleton } from '../../../../ui/ListSkeleton';
import { LoadFailure } from '../../../../ui/LoadFailure';
import { Notice } from '../../../../ui/Notice';
import { Page } from '../../../../ui/Page';
import { useFirstAnswers } from '../../../../ui/useFirstAnswers';
import { RefereeRules, standingOf } from './RefereeRules';

/** /dashboard/documents/referees: who vouches for whom, each checked rule by rule for the day of the application. */
export function RefereesPage() {
  const list = refereeQueries.useList();
  const citizenship = useCitizenshipEligibility();
  const { state, failed, retry } = useFirstAnswers([list, citizenship]);
  return (
    <Page
      title="Referees"
      back={{ to: '/dashboard/documents?category=checklist', words: 'Back to the checklist' }}
      lead="Two people vouch for you when you apply for citizenship. Add everybody whom you could ask."
    >
      <Stack spacing={3}>
        {failed && (
          <LoadFailure icon="refresh" onRetry={retry}>
            There was a problem loading your referees. Please try again.
          </LoadFailure>
        )}
        {state === 'waiting' && <ListSkeleton label="Loading your referees…" cards={2} />}
        {state === 'there' && list.data !== undefined && (
          <Referees list={list.data} firstDay={citizenship.data?.citizenshipEligibilityDate ?? null} />
        )}
      </Stack>
    </Page>
  );
}

const applicants = referees.fields.applicant.kind.options.map(({ value }) => value);

function Referees({ list, firstDay }: { list: readonly RecordedReferee[]; firstDay: string | null }) {
  const today = useToday();
  const [typed, setTyped] = useState<string | null>(null);
  const day = typed ?? (firstDay === null || firstDay < today ? today : firstDay);
  const on = isCivilDate(day) ? day : today;
  const groups = applicants
    .filter((applicant) => list.some((referee) => referee.applicant === applicant))
    .map((applicant) => ({
      applicant,
      of: refereesOf(list, applicant, applicant === 'child' ? 'MN1' : 'AN', on),
    }));
  const checked = new Map(groups.flatMap(({ of }) => of.checked.referees.map((one) => [one.id, one])));
  const inWords = ({ id, fullName, applicant, job }: RecordedReferee): ItemInWords => {
    const found = checked.get(id);
    return {
      title: fullName,
      lines: [
        `For ${applicantLabel(applicant).toLowerCase()}. ${found === undefined ? '' : standingOf(found)}`.trim(),
        ...(job === null ? [] : [job]),
      ],
    };
  };
  return (
    <>
      <CollectionList
        collection={referees}
        queries={refereeQueries}
        form={refereeForm(today)}
        inWords={inWords}
        icon="people"
        empty="A name is enough to begin. You see here what each rule says of them, and who can be which of the two."
        items={list}
      />
      {groups.length > 0 && (
        <>
          <Box className="noPrint" sx={{ maxWidth: 320 }}>
            <DateField
              label="Day you plan to apply"
              value={day}
              onChange={setTyped}
              {...pastOrPlanned(today)}
            />
          </Box>
          {groups.map(({ applicant, of }) => (
            <RefereeRules key={applicant} applicant={applicant} of={of} />
          ))}
        </>
      )}
      <Notice title="Shared only if you say so">
        <p>
          Referees are kept encrypted. A lawyer sees them only if you tick them for that lawyer. What you say
          of convictions is shown to nobody else.
        </p>
      </Notice>
    </>
  );
}
