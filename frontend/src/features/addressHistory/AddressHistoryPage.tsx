import Stack from '@mui/material/Stack';
import { addresses } from '@settlewise/contract/collections';
import { useState } from 'react';
import { addressForm } from '../../record/addresses/addressForm';
import { addressQueries } from '../../record/addresses/addressPart';
import { WhichAddress } from '../../record/addresses/present/WhichAddress';
import { SaveResult } from '../../record/assessments/SaveResult';
import { PrintedHead } from '../../record/account/PrintedHead';
import type { Address } from '../../record/addresses/staysOf';
import { CollectionDialog } from '../../record/collections/CollectionDialog';
import { useDependants } from '../../record/dependants/dependantQueries';
import { useDocuments } from '../../record/documents/documentQueries';
import { useJourneys } from '../../record/journeys/journeyQueries';
import { useToday } from '../../ui/dates/useToday';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { LoadFailure } from '../../ui/LoadFailure';
import { Page } from '../../ui/Page';
import { useFirstAnswers } from '../../ui/useFirstAnswers';
import { useComparisons } from '../../record/addressComparisons/comparisonQueries';
import { AddressFiles } from './AddressFiles';
import { AddressList } from './AddressList';
import { AddressYears } from './AddressYears';
import { askedFor } from './askedFor';
import { FormAsked, type Chosen } from './FormAsked';
import { PartnersWhoAsk } from './partner/PartnersWhoAsk';
import { ProposedAddresses } from './proposals/ProposedAddresses';
import { FormTable } from './FormTable';
import { checkForForm } from './checkForForm';
import { asksAboutPartner, WithPartner } from './together/WithPartner';
import { MovedLately } from '../../record/addresses/moved/MovedLately';
import { ProofOfAddresses } from './ProofOfAddresses';
import { provenAddresses } from './proofs';
import { savingOf } from './saved/savedCheck';
import { useNextApplication } from './useNextApplication';
import { WhatIsMissing } from './WhatIsMissing';
import { YearsOfChild } from './YearsOfChild';

/** Where somebody has lived, checked for a form: what is missing, what proves it, and what to type. */
export function AddressHistoryPage() {
  const today = useToday();
  const list = addressQueries.useList();
  const journeys = useJourneys();
  const documents = useDocuments();
  const comparisons = useComparisons();
  const { next, isLed, queries } = useNextApplication();
  const { state, failed, retry } = useFirstAnswers([list, journeys, documents, ...queries]);
  const { data: dependants = [] } = useDependants();
  const [chosen, setChosen] = useState<Chosen>({});
  const asked = next === null ? null : askedFor(next, chosen, dependants);
  /** What a new address begins with; null while none is being added. */
  const [begun, setBegun] = useState<Partial<Address> | null>(null);
  const check =
    asked === null || list.data === undefined || journeys.data === undefined
      ? null
      : checkForForm(asked, { addresses: list.data, journeys: journeys.data, dependants, today });

  const proven =
    check === null
      ? []
      : provenAddresses(check, documents.data ?? [], list.data ?? [], {
          dependants: dependants.length,
          today,
        });

  return (
    <Page
      width="reading"
      title="Address History Manager"
      back={{ to: '/', words: 'Back to tools' }}
      lead="Every address once. For each form you see what is missing, what proves it, and what to type."
    >
      <PrintedHead of="Addresses" />
      {failed && (
        <LoadFailure icon="refresh" onRetry={retry}>
          There was a problem loading your addresses. Please try again.
        </LoadFailure>
      )}
      {state === 'waiting' && <ListSkeleton label="Loading your addresses…" cards={2} />}
      {state === 'there' && asked !== null && list.data !== undefined && (
        <Stack spacing={{ xs: 2, sm: 3 }}>
          <WhichAddress list={list.data} />
          <PartnersWhoAsk comparisons={comparisons.data} />
          <FormAsked
            asked={asked}
            dependants={dependants}
            isClosed={list.data.length > 0}
            isOfRecord={isLed && chosen.form === undefined && chosen.applicationOn === undefined}
            onChange={(part) => setChosen({ ...chosen, ...part })}
          />
          {check !== null && list.data.length > 0 && (
            <>
              <WhatIsMissing check={check} onAdd={setBegun} />
              <AddressYears check={check} />
              <YearsOfChild check={check} />
              <ProofOfAddresses check={check} proven={proven} />
              <FormTable check={check} proven={proven} />
              <SaveResult request={savingOf({ check, proven }, today)} one="check" />
            </>
          )}
          <ProposedAddresses list={list.data} documents={documents.data ?? []} onAdd={setBegun} />
          <AddressList list={list.data} check={check} documents={documents.data ?? []} />
          {asksAboutPartner(asked) && <WithPartner asked={asked} own={list.data} />}
          <MovedLately list={list.data} />
          <AddressFiles list={list.data} check={check} proven={proven} />
        </Stack>
      )}
      {begun !== null && (
        <CollectionDialog
          collection={addresses}
          queries={addressQueries}
          form={addressForm}
          item={null}
          begin={begun}
          onClose={() => setBegun(null)}
        />
      )}
    </Page>
  );
}
