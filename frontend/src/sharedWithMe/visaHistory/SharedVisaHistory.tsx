import { labelOfVisaType, type SharedVisaHistoryResponse } from '@settlewise/contract';
import { durationOf } from '../../dashboard/immigrationProfile/visaHistoryWords';
import { VisaExpiryBadge } from '../../dashboard/profileFields/VisaExpiryBadge';
import { FactList } from '../../dashboard/progress/FactList';
import table from '../../public/calculators/Table.module.css';
import { formatDate } from '../../ui/dates/formatDate';
import { EmptyState } from '../../ui/EmptyState';
import part from '../Part.module.css';
import { applicationInWords, settlementInWords } from './applicationWords';

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
    <div className={part['parts']}>
      <section aria-labelledby="current-visa" className={part['card']}>
        <h2 id="current-visa">Visa now</h2>
        {current === null ? <p>The record names no visa for now.</p> : <CurrentVisa current={current} />}
      </section>
      <section aria-labelledby="earlier-visas" className={part['card']}>
        <h2 id="earlier-visas">Earlier visas</h2>
        {earlier.length === 0 ? (
          <p>The record names no earlier visa.</p>
        ) : (
          <table className={table['table']}>
            <thead>
              <tr>
                <th scope="col">Visa</th>
                <th scope="col">Dates</th>
                <th scope="col" className={table['number']}>
                  Length
                </th>
              </tr>
            </thead>
            <tbody>
              {earlier.map((entry) => (
                <tr key={entry.id}>
                  <th scope="row">
                    {labelOfVisaType(entry.visaType)}
                    <Said words={applicationInWords(entry)} />
                  </th>
                  <td>
                    <span className={table['date']}>{formatDate(entry.startDate)} –</span>{' '}
                    <span className={table['date']}>{formatDate(entry.endDate)}</span>
                  </td>
                  <td className={[table['number'], table['date']].join(' ')}>{durationOf(entry)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </div>
  );
}

function CurrentVisa({ current }: { current: NonNullable<SharedVisaHistoryResponse['current']> }) {
  const { visaTypeLabel, visaStartDate, visaExpiryDate, brpExpiryDate, hasILR } = current;
  const { claimedOn, awaitingDecisionSince: waiting } = current;
  const application = applicationInWords(current);
  return (
    <>
      <div className={part['pills']}>
        <VisaExpiryBadge expiryDate={hasILR ? null : visaExpiryDate} />
      </div>
      <FactList
        facts={[
          { name: 'Visa type', value: visaTypeLabel ?? 'Not given' },
          { name: 'Start', value: formatDate(visaStartDate) },
          { name: 'Expires', value: formatDate(visaExpiryDate) },
          ...(application === null ? [] : [{ name: 'Application for it', value: application }]),
          ...(claimedOn === null ? [] : [{ name: 'Claimed protection', value: formatDate(claimedOn) }]),
          ...(brpExpiryDate === null
            ? []
            : [{ name: 'Old card (BRP), now an eVisa: expiry', value: formatDate(brpExpiryDate) }]),
          { name: 'Indefinite leave to remain (ILR)', value: settlementInWords(current) },
          ...(waiting === null
            ? []
            : [{ name: 'Applied for ILR, no decision yet', value: formatDate(waiting) }]),
        ]}
      />
    </>
  );
}

/** What the person said of the application, below the visa's name. */
function Said({ words }: { words: string | null }) {
  return words === null ? null : <span className={part['said']}>{words}</span>;
}
