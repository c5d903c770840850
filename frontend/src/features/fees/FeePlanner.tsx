import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { sumOfFees } from '@settlewise/rules/fees';
import { useMemo, useState } from 'react';
import { PrintedHead } from '../../record/account/PrintedHead';
import { SaveResult } from '../../record/assessments/SaveResult';
import { useDraft } from '../../record/drafts/useDraft';
import { Button } from '../../ui/Button';
import { useToday } from '../../ui/dates/useToday';
import { CalendarFile } from '../../ui/files/CalendarFile';
import { saveCsv } from '../../ui/files/csv';
import { FoldsOnPhone } from '../../ui/FoldsOnPhone';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { useNarrow } from '../../ui/useNarrow';
import { RegulatedAdviser } from '../../ui/sources/RegulatedAdviser';
import { AnotherDay } from './bill/AnotherDay';
import { csvOfBill } from './bill/csv';
import { Lines } from './bill/Lines';
import { paymentDays } from './bill/paymentDays';
import { Parts } from './bill/Parts';
import { PaymentTasks } from './bill/PaymentTasks';
import { sumsOfSteps } from './bill/sumsOfSteps';
import { Total } from './bill/Total';
import { Years } from './bill/Years';
import { citizenshipRefusal } from './plan/citizenshipRefusal';
import { CostsCard } from './plan/CostsCard';
import { firstDaysToSettle, type KnownOfRecord } from './plan/knownOfRecord';
import { PeopleCard } from './plan/PeopleCard';
import { missingParts } from './plan/missingParts';
import { planDraft, planFromRecord, planSchema, type PlannedStep, withOwnBirth } from './plan/plan';
import { RiseCard } from './plan/RiseCard';
import { questionOf, type Lacking } from './plan/questionOf';
import { StepsCard } from './plan/StepsCard';
import { tooLate } from './plan/tooLate';
import { whySo } from './plan/whySo';
import { savingOf } from './saved/savedSum';
import { SavedSums } from './saved/SavedSums';
import { RulesNote } from '../../ui/sources/RulesNote';

/** The plan on one side, what it costs on the other. What is typed is kept sealed in this browser. */
export function FeePlanner({ userId, known }: { userId: string; known: KnownOfRecord }) {
  const today = useToday();
  const narrow = useNarrow();
  // Somebody may have added their date of birth to the record since the plan was kept.
  const schema = useMemo(() => planSchema.transform((each) => withOwnBirth(each, known.plan)), [known]);
  const kept = useDraft(planDraft(userId), schema, () => planFromRecord(known.plan));
  const plan = kept.draft;
  const firstDays = useMemo(() => firstDaysToSettle(known), [known]);
  const planned = useMemo(() => questionOf(plan, today), [plan, today]);
  const bill = useMemo(() => sumOfFees(planned.question), [planned]);
  const { question, people, steps, lacking } = planned;
  const whyOf = (step: PlannedStep) => whySo(step, plan, known);
  // Decided once: a card that closed while somebody types in it would take the field away.
  const [opens] = useState(() => {
    const people = !isComplete(plan.people, lacking);
    // Of two parts that lack something the first stands open: without people no application is complete.
    return { people, steps: !people && (plan.steps.length === 0 || !isComplete(plan.steps, lacking)) };
  });
  const takeAway = (
    <>
      <Button look="quiet" icon="print" onClick={() => window.print()}>
        Print / Save as PDF
      </Button>
      <Button
        look="quiet"
        icon="download"
        onClick={() => saveCsv(csvOfBill(bill, people, steps), 'settlewise-fees.csv')}
      >
        Download as CSV
      </Button>
      <CalendarFile
        days={paymentDays(bill, { people, steps }, userId)}
        calculatedOn={today}
        path="/fees"
        fileName="Settlewise payments.ics"
      />
    </>
  );
  const again = (
    <Button look="plain" icon="refresh" onClick={() => kept.reset()} sx={{ alignSelf: 'flex-start' }}>
      Begin again from your record
    </Button>
  );
  return (
    <Page
      title="Application Fee Calculator"
      lead="The whole bill up to a passport, for all who apply, on the days you pay."
      action={
        bill.lines.length > 0 && (
          <Box className="noPrint">
            <FoldsOnPhone
              summary="Print, download or begin again"
              inWideWindow={<Stack sx={inARow}>{takeAway}</Stack>}
            >
              <Stack sx={inARow}>
                {takeAway}
                {again}
              </Stack>
            </FoldsOnPhone>
          </Box>
        )
      }
    >
      <PrintedHead of="Fees" />
      <Box sx={columns}>
        <Stack spacing={{ xs: 1.5, sm: 3 }} className="noPrint">
          <PeopleCard
            people={plan.people}
            lacking={lacking}
            isOpen={opens.people}
            onChange={(changed) => kept.change({ people: changed })}
          />
          <StepsCard
            steps={plan.steps}
            people={plan.people}
            firstDays={firstDays}
            sums={sumsOfSteps(bill, steps)}
            whyOf={whyOf}
            leftOut={
              plan.steps.some(({ item }) => item === 'naturalisation') ? null : citizenshipRefusal(known)
            }
            lacking={lacking}
            isOpen={opens.steps}
            onChange={(changed) => kept.change({ steps: changed })}
          />
          <CostsCard
            costs={plan.costs}
            lacking={lacking}
            onChange={(changed) => kept.change({ costs: changed })}
          />
          <RiseCard
            rise={plan.rise}
            problem={planned.riseProblem}
            onChange={(rise) => kept.change({ rise })}
          />
          {/* On a phone it stands with what is done with the whole plan. */}
          {(!narrow || bill.lines.length === 0) && again}
        </Stack>
        <Stack spacing={{ xs: 1.5, sm: 3 }}>
          <Stack spacing={1}>
            <Total bill={bill} missing={missingParts(plan, lacking)} />
            {bill.lines.length > 0 && <SaveResult request={savingOf(planned, today)} />}
          </Stack>
          {bill.lines.length > 0 && (
            <>
              <Years byYear={bill.byYear} />
              <Parts bill={bill} people={people} steps={steps} />
              <Lines bill={bill} whyOf={whyOf} people={people} steps={steps} />
              <PaymentTasks bill={bill} people={people} steps={steps} />
              <Box className="noPrint">
                <AnotherDay
                  question={question}
                  people={people}
                  steps={steps}
                  saidOf={(step) => tooLate(step, plan, known)}
                />
              </Box>
            </>
          )}
          <SavedSums />
          <FoldsOnPhone summary="Guidance, not legal advice">
            <Notice title="Guidance, not legal advice">
              <p>
                Fees change, mostly in April. Look at the fee on GOV.UK on the day you pay. For advice, ask{' '}
                <RegulatedAdviser />. <RulesNote />.
              </p>
            </Notice>
          </FoldsOnPhone>
        </Stack>
      </Box>
    </Page>
  );
}

/** On a phone what is complete is closed, so that the sum comes first; what lacks something stands open. */
const isComplete = (parts: readonly { readonly id: string }[], lacking: Lacking): boolean =>
  !parts.some(({ id }) => lacking.has(id));

const inARow = { flexDirection: 'row', flexWrap: 'wrap', gap: 1.5 } as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: 3,
  '@media print': { display: 'block' },
} as const;
