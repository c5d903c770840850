import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { addressQueries } from '../../record/addresses/addressPart';
import { staysOf } from '../../record/addresses/staysOf';
import { useDocuments } from '../../record/documents/documentQueries';
import { useJourneys } from '../../record/journeys/journeyQueries';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { LoadFailure } from '../../ui/LoadFailure';
import { Page } from '../../ui/Page';
import { useToday } from '../../ui/dates/useToday';
import { useFirstAnswers } from '../../ui/useFirstAnswers';
import { AddressFiles } from './AddressFiles';
import { AddressList } from './AddressList';
import { AddressYears } from './AddressYears';
import { FormAsked, type Asked } from './FormAsked';
import { FormTable } from './FormTable';
import { heldAgainst } from './heldAgainst';
import { WhatIsMissing } from './WhatIsMissing';

/** Where somebody has lived, held against what a form asks for: what is missing, what proves it, and what to type. */
export function AddressHistoryPage() {
  const list = addressQueries.useList();
  const journeys = useJourneys();
  const documents = useDocuments();
  const { state, failed, retry } = useFirstAnswers([list, journeys, documents]);
  const today = useToday();
  const [asked, setAsked] = useState<Asked>({ form: 'AN', applicationOn: today, spouse: false });
  const held =
    list.data === undefined || journeys.data === undefined
      ? null
      : heldAgainst(asked, list.data, staysOf(list.data), journeys.data);

  return (
    <Page
      title="Address History Manager"
      back={{ to: '/', words: 'Back to tools' }}
      lead="Every address once. For each form you see what is missing, what proves it, and what to type."
    >
      {failed && (
        <LoadFailure icon="refresh" onRetry={retry}>
          There was a problem loading your addresses. Please try again.
        </LoadFailure>
      )}
      {state === 'waiting' && <ListSkeleton label="Loading your addresses…" cards={2} />}
      {state === 'there' && list.data !== undefined && (
        <Stack spacing={3} sx={{ maxWidth: 880 }}>
          <FormAsked asked={asked} onChange={setAsked} />
          {held !== null && list.data.length > 0 && (
            <>
              <WhatIsMissing held={held} />
              <AddressYears held={held} />
              <FormTable held={held} />
            </>
          )}
          <AddressList list={list.data} held={held} documents={documents.data ?? []} />
          <AddressFiles list={list.data} held={held} />
        </Stack>
      )}
    </Page>
  );
}
