import Typography from '@mui/material/Typography';
import type { IlrCalculationRequest, IlrCalculationResponse } from '@settlewise/contract/assessments';
import { useState, type ReactNode } from 'react';
import type { Step } from '../wizard/steps';
import { Button } from '../../../ui/Button';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { Tabs, type Tab } from '../../../ui/tabs/Tabs';
import { useToday } from '../../../ui/dates/useToday';
import { LawNews } from '../../../record/law/LawNews';
import { resultTopics } from './results/resultTopics';
import { RulesNote } from '../../../ui/sources/RulesNote';
import { FurtherActs } from '../results/FurtherActs';
import { ResultFrame } from '../results/ResultFrame';
import { ResultActs } from '../share/ResultActs';
import { useShareDialog } from '../share/useShareDialog';
import { resultsHeading } from './resultsHeading';
import { AbsencesPanel } from './results/AbsencesPanel';
import type { AnsweredQuestion } from './draft/answeredQuestion';
import { Banner } from './results/Banner';
import { EndNotEntered } from './results/EndNotEntered';
import { IfAnnounced } from './results/IfAnnounced';
import { MissingData } from './results/MissingData';
import { TwoOutcomes } from './results/TwoOutcomes';
import { WhileYouWait } from './results/WhileYouWait';
import { NextStepsPanel } from './results/NextStepsPanel';
import { OverviewPanel } from './results/OverviewPanel';
import { visaTypeLabel } from '../../../ui/visaTypes/visaTypes';

interface IlrResultsProps {
  form: IlrCalculationRequest;
  result: IlrCalculationResponse;
  /** Settles an open question right on the result; left out where the form is not at hand. */
  onAnswer?: (answered: AnsweredQuestion) => void;
  /** Back to the step that asks for something. */
  onGoBack?: (step: Step) => void;
  /** What else can be done with the result, beside its heading. */
  actions?: ReactNode;
}

type Panel = 'overview' | 'absences' | 'next';

const tabs: readonly Tab<Panel>[] = [
  { key: 'overview', label: 'Overview' },
  { key: 'absences', label: 'Absences' },
  { key: 'next', label: 'Next Steps' },
];

const versionWhenMissing = '3.0';

/** A result of the ILR calculator: the verdict first, then the numbers, why, and what to do. Printed, it is a document. */
export function IlrResults({ form, result, onAnswer, onGoBack, actions }: IlrResultsProps) {
  const [selected, setSelected] = useState<Panel>('overview');
  const answered = { calculator: 'ilr', form, result } as const;
  const share = useShareDialog(answered);
  const { calculationDate, calculationVersion, ruleSet } = result;
  const today = useToday();

  const panels: Readonly<Record<Panel, ReactNode>> = {
    overview: <OverviewPanel form={form} result={result} onNextSteps={() => setSelected('next')} />,
    absences: <AbsencesPanel form={form} result={result} />,
    next: <NextStepsPanel result={result} onChange={onGoBack} />,
  };
  return (
    <ResultFrame
      id={resultsHeading}
      title="ILR Eligibility Results"
      about={`For indefinite leave to remain: ${visaTypeLabel(result.visaType)}, as of ${formatLongDate(calculationDate)}`}
      printHead={
        <>
          Indefinite leave to remain, {visaTypeLabel(result.visaType)} visa. Calculated on{' '}
          {formatLongDate(calculationDate)} by rules {ruleSet.version}. <RulesNote ruleSet={ruleSet} />.
        </>
      }
      verdict={
        <>
          <Banner result={result} />
          <TwoOutcomes result={result} onAnswer={onAnswer} />
          <MissingData result={result} onGoBack={onGoBack} />
          <EndNotEntered form={form} result={result} onGoBack={onGoBack} />
          <WhileYouWait result={result} />
          <LawNews {...resultTopics(result, today)} />
        </>
      }
      actions={
        <>
          {actions}
          <FurtherActs>
            <ResultActs answered={answered} onShare={share.open} />
            <Button look="quiet" icon="print" onClick={() => window.print()}>
              Print / Save as PDF
            </Button>
          </FurtherActs>
          {share.dialog}
        </>
      }
      footer={
        <>
          <p>
            Calculated on {formatLongDate(calculationDate)} · Version{' '}
            {calculationVersion === '' ? versionWhenMissing : calculationVersion} · By rules {ruleSet.version}{' '}
            · <RulesNote ruleSet={ruleSet} />
          </p>
          <p>
            These results are estimates from what was entered, and not legal advice. The Home Office decides
            each application.
          </p>
        </>
      }
    >
      <Tabs label="Parts of the result" tabs={tabs} selected={selected} onSelect={setSelected}>
        {tabs.map(({ key, label }) => (
          // What is not selected waits hidden: printed, all of it follows one after another.
          <section key={key} aria-label={label} className={key === selected ? undefined : 'printOnly'}>
            <Typography
              variant="h2"
              className="printOnly"
              sx={{ m: '14pt 0 6pt', borderBottom: 1, borderColor: 'divider', breakAfter: 'avoid' }}
            >
              {label}
            </Typography>
            {panels[key]}
          </section>
        ))}
      </Tabs>
      <IfAnnounced result={result} />
    </ResultFrame>
  );
}
