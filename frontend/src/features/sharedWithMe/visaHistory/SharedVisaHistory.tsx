import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { endorsementOptions, firstGrantOptions, openAnswerOptions } from '@settlewise/contract/options';
import type { SharedVisaHistoryResponse } from '@settlewise/contract/shared';
import { labelOfVisaType } from '@settlewise/contract/visaTypeChoices';
import { isExtendedInTime } from '@settlewise/rules/waiting';
import { Fragment } from 'react';
import { durationOf } from '../../../record/immigrationProfile/labels';
import { VisaExpiryBadge } from '../../../record/immigrationProfile/VisaExpiryBadge';
import { FactList } from '../../../ui/FactList';
import { formatDate } from '../../../ui/dates/formatDate';
import { EmptyState } from '../../../ui/EmptyState';
import { SectionCard } from '../../../ui/SectionCard';
import { SimpleTable } from '../../../ui/SimpleTable';
import { Period } from '../Period';
import { applicationInWords, settlementInWords } from './sentences';

/** The visa that the person has now, and those before it. */
export function SharedVisaHistory({
  answer: { record, current, earlier },
}: {
  answer: SharedVisaHistoryResponse;
}) {
  if (current === null && earlier.length === 0)
    return (
      <EmptyState icon="form" title="No visas yet">
        {record.name} has recorded no visa so far.
      </EmptyState>
    );
  return (
    <Stack spacing={2.5}>
      <SectionCard title="Visa now">
        {current === null ? <p>The record names no visa for now.</p> : <CurrentVisa current={current} />}
      </SectionCard>
      <SectionCard title="Earlier visas">
        {earlier.length === 0 ? (
          <p>The record names no earlier visa.</p>
        ) : (
          <SimpleTable
            columns={['Visa', 'Dates', { label: 'Length', number: true }]}
            rowHeaders
            rows={earlier.map((entry) => [
              <Fragment key="name">
                {labelOfVisaType(entry.visaType)}
                <Said words={applicationInWords(entry)} />
              </Fragment>,
              <Period key="dates" from={entry.startDate} to={entry.endDate} />,
              <Box key="length" component="span" sx={{ whiteSpace: 'nowrap' }}>
                {durationOf(entry)}
              </Box>,
            ])}
          />
        )}
      </SectionCard>
    </Stack>
  );
}

function CurrentVisa({ current }: { current: NonNullable<SharedVisaHistoryResponse['current']> }) {
  const { visaTypeLabel, visaStartDate, visaExpiryDate, brpExpiryDate, hasILR } = current;
  const { ukEntryDate, claimedOn, endorsedBy, firstGrantedAs, awaitingDecisionSince: waiting } = current;
  const { dischargedOn, medicalDischarge } = current;
  const { ilrGrantedInList, britishSince, extensionAppliedOn: extension } = current;
  const isReplaced = hasILR || ilrGrantedInList !== null || britishSince !== null;
  const goesOn = isExtendedInTime(extension, visaExpiryDate);
  const application = applicationInWords(current);
  return (
    <>
      <div>
        <VisaExpiryBadge expiryDate={isReplaced || goesOn ? null : visaExpiryDate} />
      </div>
      <FactList
        facts={[
          { name: 'Visa type', value: visaTypeLabel ?? 'Not given' },
          { name: 'Start', value: formatDate(visaStartDate) },
          ...(ukEntryDate === null ? [] : [{ name: 'Came to the UK', value: formatDate(ukEntryDate) }]),
          { name: 'Expires', value: formatDate(visaExpiryDate) },
          ...(application === null ? [] : [{ name: 'Application for it', value: application }]),
          ...(claimedOn === null ? [] : [{ name: 'Claimed protection', value: formatDate(claimedOn) }]),
          ...labelled('Endorsement', endorsementOptions, endorsedBy),
          ...labelled('Age at the first grant', firstGrantOptions, firstGrantedAs),
          ...(dischargedOn === null ? [] : [{ name: 'Day of discharge', value: formatDate(dischargedOn) }]),
          ...labelled('Medical discharge because of service', openAnswerOptions, medicalDischarge),
          ...(brpExpiryDate === null
            ? []
            : [{ name: 'Old card (BRP), now an eVisa: expiry', value: formatDate(brpExpiryDate) }]),
          { name: 'Indefinite leave to remain (ILR)', value: settlementInWords(current) },
          ...(waiting === null
            ? []
            : [{ name: 'Applied for ILR, no decision yet', value: formatDate(waiting) }]),
          ...(extension === null
            ? []
            : [{ name: 'Applied to extend, no decision yet', value: formatDate(extension) }]),
          ...(britishSince === null
            ? []
            : [{ name: 'Citizenship granted', value: formatDate(britishSince) }]),
        ]}
      />
    </>
  );
}

/** A fact with the label of its answer; none while nobody answered. */
function labelled<Answer extends string>(
  name: string,
  options: readonly { readonly value: Answer; readonly label: string }[],
  answer: Answer | null,
) {
  const label = options.find(({ value }) => value === answer)?.label;
  return label === undefined ? [] : [{ name, value: label }];
}

/** What the person said of the application, below the visa's name. */
function Said({ words }: { words: string | null }) {
  if (words === null) return null;
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      {words}
    </Typography>
  );
}
