import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { IlrCalculationResponse } from '@settlewise/contract';
import { adviser, routeOf, routeOfVisaType } from '@settlewise/rules';
import { Link } from 'react-router-dom';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import { Notice } from '../../../../ui/Notice';
import { Accordion } from './Accordion';
import { Costs } from './Costs';
import { applyingEndedOn, asksForIlr, wayToIlr, type WayToIlr } from './wayToIlr';

/** What to do with the answer. */
export function NextStepsPanel({ result }: { result: IlrCalculationResponse }) {
  return (
    <Stack spacing={2}>
      <Message result={result} />
      {asksForIlr(result) && (
        <Accordion title="Preparing your application">
          <Stack component="ul" spacing={1} sx={{ pl: 2.5, listStyle: 'disc' }}>
            {papersOf(result).map(({ title, words }) => (
              <li key={title}>
                <strong>{title}</strong>: {words}
              </li>
            ))}
          </Stack>
        </Accordion>
      )}
      <Accordion title="Costs">
        <Costs result={result} />
      </Accordion>
      <Accordion title="Official government guidance">
        <Box
          component="ul"
          sx={{
            '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
            '@media print': {
              '& a': { minHeight: 0 },
              '& li > span': { color: 'text.secondary', fontSize: '8pt' },
            },
          }}
        >
          {linksOf(result).map(({ title, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {title}
                <span className="visuallyHidden"> (opens in a new tab)</span>
              </a>
              <span className="printOnly">{url}</span>
            </li>
          ))}
        </Box>
      </Accordion>
    </Stack>
  );
}

function Message({ result }: { result: IlrCalculationResponse }) {
  const { isEligible, suggestedEligibilityDate, verdict, otherOutcome, appliedOn } = result;
  const way = wayToIlr(result);
  if (way !== 'by_years') return <WithoutYears way={way} />;
  if (verdict === 'not_enough')
    return (
      <Notice tone="soon" title="We cannot say yet">
        <p>Add what is missing first. Do not apply because of this page.</p>
      </Notice>
    );
  if (otherOutcome !== null)
    return (
      <Notice tone="soon" title="One answer decides your date">
        <p>
          {otherOutcome.earliestApplicationDate === null || result.earliestApplicationDate === null
            ? 'Answer the question above. Until then, do not count on the date.'
            : 'Answer the question above. Until then, take the later date as yours.'}
        </p>
      </Notice>
    );
  if (appliedOn !== null)
    return (
      <Notice title="You have applied">
        <p>Wait for the decision, and do not leave the Common Travel Area before it.</p>
      </Notice>
    );
  const endedOn = applyingEndedOn(result);
  if (isEligible && endedOn !== null)
    return (
      <Notice tone="over" title={`The days to apply ended on ${formatLongDate(endedOn)}`}>
        <p>Do not pay for an application before you have taken advice: ask {adviser}.</p>
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

function WithoutYears({ way }: { way: Exclude<WayToIlr, 'by_years'> }) {
  switch (way) {
    case 'by_conditions':
      return (
        <Notice tone="soon" title="Check the conditions first">
          <p>
            No years are asked, so this page cannot say that you can apply. Ask {adviser} if you are not sure.
          </p>
        </Notice>
      );
    case 'nowhere':
      return (
        <Notice tone="soon" title="This visa does not lead to ILR by itself">
          <p>
            Do not pay for an ILR application on it. Another visa or long residence may lead there: ask{' '}
            {adviser} which way is open to you.
          </p>
        </Notice>
      );
    case 'not_needed':
      return (
        <Notice tone="within" title="You do not need ILR">
          <p>
            There is nothing to apply for. You can see in the{' '}
            <Link to="/citizenship">citizenship calculator</Link> when you can become British, if you want to.
          </p>
        </Notice>
      );
    case 'not_known':
      return (
        <Notice tone="soon" title="We cannot say when you can apply">
          <p>We do not have the rules for this. Do not apply because of this page: ask {adviser}.</p>
        </Notice>
      );
  }
}

/** Without the papers of what is not asked. */
const papersOf = ({ english, lifeInUk }: IlrCalculationResponse) =>
  papers.filter(({ title }) => {
    if (title === englishPaper) return english?.asked !== 'none' && english?.exempt !== 'age';
    return title !== testPaper || lifeInUk?.asked !== false;
  });

const englishPaper = 'English certificate';
const testPaper = 'Life in the UK certificate';

const papers = [
  {
    title: 'Passport and BRP',
    words:
      'your eVisa account, every passport that covers your years, and your old BRP card if you still have it',
  },
  { title: 'Proof of residence', words: 'letters, payslips, council tax or tenancy papers of the years' },
  { title: 'Travel evidence', words: 'each trip with its dates and reason, and tickets or stamps for them' },
  {
    title: englishPaper,
    words: 'an approved test, a degree taught in English, or your nationality',
  },
  { title: testPaper, words: 'the reference number of the test that you passed' },
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
