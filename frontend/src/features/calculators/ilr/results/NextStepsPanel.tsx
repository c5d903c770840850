import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { IlrCalculationResponse } from '@settlewise/contract';
import { routeOf, routeOfVisaType } from '@settlewise/rules';
import { Accordion } from '../../results/Accordion';
import { Costs } from './Costs';
import { NextStep } from './NextStep';
import { asksForIlr } from './wayToIlr';

/** What to do with the answer. */
export function NextStepsPanel({ result }: { result: IlrCalculationResponse }) {
  return (
    <Stack spacing={2}>
      <NextStep result={result} />
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
