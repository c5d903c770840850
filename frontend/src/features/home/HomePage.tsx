import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adviser, inLettersFirst } from '@settlewise/rules/assessment';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../record/account/accountQueries';
import { ButtonLink } from '../../ui/Button';
import { FoldsOnPhone } from '../../ui/FoldsOnPhone';
import { PageTitle } from '../../ui/PageTitle';
import { cardSpans, partsOfRow } from './cardRows';
import { Costs } from './Costs';
import { HeroExample } from './HeroExample';
import { ToolCard } from './ToolCard';
import { tools, type Tool } from './tools';
import { WhyChoose } from './WhyChoose';

const upTo = (width: number) => `@media (max-width: ${width}px)`;
const oneColumn = 'minmax(0, 1fr)';

const hero = {
  display: 'grid',
  gridTemplateColumns: `${oneColumn} ${oneColumn}`,
  gap: 7,
  alignItems: 'center',
  [upTo(960)]: { gridTemplateColumns: oneColumn, gap: 3.5 },
} as const;

/** Cards without a hole in a row; two in a row, or one, where there is less room. */
function cards(count: number) {
  return {
    display: 'grid',
    gridTemplateColumns: `repeat(${partsOfRow}, ${oneColumn})`,
    gap: { xs: 2, sm: 2.5 },
    ...Object.fromEntries(
      cardSpans(count).map((span, index) => [
        `& > :nth-of-type(${index + 1})`,
        { gridColumn: `span ${span}` },
      ]),
    ),
    [upTo(960)]: {
      '& > :nth-of-type(n)': { gridColumn: 'span 6' },
      ...(count % 2 === 1 && { '& > :last-child': { gridColumn: 'span 12' } }),
    },
    [upTo(640)]: { '& > :nth-of-type(n)': { gridColumn: 'span 12' } },
  } as const;
}

const disclaimer = {
  mt: { xs: 0, sm: -4 },
  pl: 2.5,
  borderLeft: '3px solid var(--line)',
  color: 'var(--ink2)',
} as const;

const links = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
} as const;

/** Not in the first page's code: visitors do not need it. */
const YourAnswer = lazy(async () => ({ default: (await import('./YourAnswer')).YourAnswer }));

/** Room for what is on its way. */
const AnswerToCome = () => <Box aria-hidden className="card" sx={{ minHeight: 260 }} />;

const available = tools.filter((tool) => tool.status === 'available');
/** On a phone the others are in the folds of the page. */
const first = available.slice(0, 3);
const further = available.slice(3);
const toCome = tools.filter((tool) => tool.status === 'coming_soon');

interface FoldedToolsProps {
  list: readonly Tool[];
  /** How one stands, and how several do, at the end of a sentence. */
  state: readonly [one: string, several: string];
  /** On a phone, in steps of 8 px. */
  marginTop: 0 | 1;
}

/** Tools in rows of their own, on a phone in a fold of the page. */
function FoldedTools({ list, state: [one, several], marginTop }: FoldedToolsProps) {
  if (list.length === 0) return null;
  const stand = list.length === 1 ? `tool ${one}` : `tools ${several}`;
  return (
    <Box sx={{ mt: { xs: marginTop, sm: 2.5 } }}>
      <FoldsOnPhone summary={`${inLettersFirst(list.length)} more ${stand}`} width={640}>
        <Box component="ul" sx={cards(list.length)}>
          {list.map((tool) => (
            <ToolCard key={tool.path} tool={tool} />
          ))}
        </Box>
      </FoldsOnPhone>
    </Box>
  );
}

/** All tools; beside the title an example for visitors, and their own answer for somebody who is signed in. */
export function HomePage() {
  const { data: user, isPending } = useUser();
  return (
    <Stack className="wrap" sx={{ gap: { xs: 3, sm: 8 }, pt: { xs: 2.5, sm: 7 } }}>
      <Box component="section" aria-labelledby="hero" sx={hero}>
        <div>
          <PageTitle>
            <span id="hero">Know where you stand on the way to settling in the UK</span>
          </PageTitle>
          <Typography
            variant="lead"
            sx={{
              maxWidth: '34em',
              mt: { xs: '12px', sm: '18px' },
              fontSize: '1.1875rem',
              // On a phone their own answer comes first to somebody who has one.
              ...(user ? { display: { xs: 'none', sm: 'block' } } : {}),
            }}
          >
            Record your visas and journeys once. See the first day you can apply for indefinite leave to
            remain (ILR) and citizenship, why it is that day, and what would move it.
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '14px', mt: { xs: '20px', sm: '28px' } }}>
            {user ? (
              <>
                <ButtonLink to="/dashboard">Open my dashboard</ButtonLink>
                <ButtonLink to="/ilr" look="quiet">
                  Check ILR eligibility
                </ButtonLink>
              </>
            ) : (
              <>
                <ButtonLink to="/ilr">Check ILR eligibility</ButtonLink>
                <ButtonLink to="/citizenship" look="quiet">
                  Check citizenship
                </ButtonLink>
              </>
            )}
          </Stack>
        </div>
        {user ? (
          <Suspense fallback={<AnswerToCome />}>
            <YourAnswer user={user} />
          </Suspense>
        ) : isPending ? (
          <AnswerToCome />
        ) : (
          <HeroExample />
        )}
      </Box>

      <section aria-labelledby="tools">
        <Typography variant="h2" id="tools" sx={{ mb: { xs: 2, sm: 3 } }}>
          Tools
        </Typography>
        <Box component="ul" sx={cards(first.length)}>
          {first.map((tool) => (
            <ToolCard key={tool.path} tool={tool} />
          ))}
        </Box>
        <FoldedTools list={further} state={['to use', 'to use']} marginTop={1} />
        <FoldedTools list={toCome} state={['is coming soon', 'are coming soon']} marginTop={0} />
      </section>

      <WhyChoose asOneFold={Boolean(user)} />
      <Costs />

      <Stack component="section" aria-label="Disclaimer" spacing={0.5} sx={disclaimer}>
        <p>These calculations are guidance, not legal advice. For your own case, ask {adviser}.</p>
        <Typography sx={links}>
          <Link to="/changes">What is changing in the rules</Link>
          <a href="https://www.gov.uk/browse/visas-immigration">Official visa guidance</a>
          <a href="https://www.gov.uk/find-an-immigration-adviser">Find an immigration adviser</a>
        </Typography>
      </Stack>
    </Stack>
  );
}
