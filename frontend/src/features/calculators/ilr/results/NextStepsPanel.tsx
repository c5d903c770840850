import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { IlrCalculationResponse } from '@settlewise/contract/assessments';
import { settlementSteps } from '@settlewise/rules/nextSteps';
import { findRoute, routeOfVisaType } from '@settlewise/rules/routes';
import { Accordion } from '../../results/Accordion';
import type { Step } from '../../wizard/steps';
import { Costs } from './Costs';
import { NextStep } from './NextStep';
import { NextStepsOfIlr } from './NextStepsOfIlr';
import { asksForIlr } from './wayToIlr';

interface NextStepsPanelProps {
  result: IlrCalculationResponse;
  /** Leads to a step of the calculator; left out where the form is not at hand. */
  onChange: ((step: Step) => void) | undefined;
}

/** What to do with the answer. */
export function NextStepsPanel({ result, onChange }: NextStepsPanelProps) {
  return (
    <Stack spacing={2} sx={{ '@media print': { gap: '6pt' } }}>
      <NextStep result={result} />
      {asksForIlr(result) && <NextStepsOfIlr result={result} onChange={onChange} />}
      {asksForIlr(result) && (
        <Accordion title="Preparing your application">
          <Stack component="ul" spacing={1} sx={{ pl: 2.5, listStyle: 'disc' }}>
            {settlementSteps(result).documents.map(({ key, title, words }) => (
              <li key={key}>
                <strong>{title}</strong>: {words}
              </li>
            ))}
          </Stack>
        </Accordion>
      )}
      <Accordion title="Costs">
        <Costs result={result} />
      </Accordion>
      {/* On paper a sheet of links alone says nothing: they stay with the end of what is before them. */}
      <Box sx={{ '@media print': { breakBefore: 'avoid' } }}>
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
      </Box>
    </Stack>
  );
}

function linksOf({ visaType }: IlrCalculationResponse) {
  const key = routeOfVisaType(visaType);
  const links = [
    { title: 'Indefinite leave to remain', url: 'https://www.gov.uk/indefinite-leave-to-remain' },
    ...(key === null ? [] : [findRoute(key).source]),
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
