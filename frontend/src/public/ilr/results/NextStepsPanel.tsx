import type { IlrCalculationResponse } from '@settlewise/contract';
import { routeOf, routeOfVisaType } from '@settlewise/rules';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { Notice } from '../../../ui/Notice';
import { Accordion } from './Accordion';
import { Costs } from './Costs';
import styles from './NextStepsPanel.module.css';
import panels from './Panels.module.css';

/** What to do with the answer. */
export function NextStepsPanel({ result }: { result: IlrCalculationResponse }) {
  return (
    <div className={panels['panel']}>
      <Message result={result} />
      <Accordion title="Preparing your application">
        <ul className={styles['list']}>
          {papers.map(({ title, words }) => (
            <li key={title}>
              <strong>{title}</strong>: {words}
            </li>
          ))}
        </ul>
      </Accordion>
      <Accordion title="Costs">
        <Costs result={result} />
      </Accordion>
      <Accordion title="Official government guidance">
        <ul className={styles['links']}>
          {linksOf(result).map(({ title, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {title}
                <span className="visuallyHidden"> (opens in a new tab)</span>
              </a>
              <span className={`printOnly ${styles['address'] ?? ''}`}>{url}</span>
            </li>
          ))}
        </ul>
      </Accordion>
    </div>
  );
}

function Message({ result }: { result: IlrCalculationResponse }) {
  const { isEligible, suggestedEligibilityDate, verdict, otherOutcome, appliedOn } = result;
  if (verdict === 'not_enough')
    return (
      <Notice tone="soon" title="We cannot say yet">
        <p>Add what is missing first. Do not apply because of this page.</p>
      </Notice>
    );
  if (otherOutcome !== null)
    return (
      <Notice tone="soon" title="One answer decides your date">
        <p>Answer the question above. Until then, take the later date as yours.</p>
      </Notice>
    );
  if (appliedOn !== null)
    return (
      <Notice title="You have applied">
        <p>Wait for the decision, and do not leave the Common Travel Area before it.</p>
      </Notice>
    );
  if (isEligible)
    return (
      <Notice tone="within" title="You are eligible to apply for ILR">
        <p>Gather the papers below before you pay, and apply before your present permission ends.</p>
      </Notice>
    );
  if (suggestedEligibilityDate !== null)
    return (
      <Notice tone="soon" title={`You may be eligible from ${formatLongDate(suggestedEligibilityDate)}`}>
        <p>
          Do not apply before that day: a refused application’s fee is not paid back. If your permission ends
          earlier, extend it in time.
        </p>
      </Notice>
    );
  return (
    <Notice tone="over" title="You do not meet the requirements at present">
      <p>See in the overview what stands in the way, and ask an adviser before you pay for an application.</p>
    </Notice>
  );
}

const papers = [
  {
    title: 'Passport and BRP',
    words:
      'your eVisa account, every passport that covers your years, and your old BRP card if you still have it',
  },
  { title: 'Proof of residence', words: 'letters, payslips, council tax or tenancy papers of the years' },
  { title: 'Travel evidence', words: 'each trip with its dates and reason, and tickets or stamps for them' },
  {
    title: 'English certificate',
    words: 'an approved test, a degree taught in English, or your nationality',
  },
  { title: 'Life in the UK certificate', words: 'the reference number of the test that you passed' },
] as const;

function linksOf({ visaType }: IlrCalculationResponse) {
  const key = routeOfVisaType(visaType);
  const links = [
    { title: 'Indefinite leave to remain', url: 'https://www.gov.uk/indefinite-leave-to-remain' },
    ...(key === null ? [] : [routeOf(key).source]),
    {
      title: 'Immigration Rules, Appendix Continuous Residence',
      url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-continuous-residence',
    },
    { title: 'Life in the UK test', url: 'https://www.gov.uk/life-in-the-uk-test' },
    {
      title: 'Home Office fees',
      url: 'https://www.gov.uk/government/publications/visa-regulations-revised-table',
    },
    { title: 'Find an immigration adviser', url: 'https://www.gov.uk/find-an-immigration-adviser' },
  ];
  return links.filter(({ url }, index) => links.findIndex((link) => link.url === url) === index);
}
