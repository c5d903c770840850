import Stack from '@mui/material/Stack';
import type { ChecklistResult, ChecklistWarning } from '@settlewise/rules/documentChecklist';
import { useEffect, useMemo, useRef, type Ref } from 'react';
import { useUser } from '../../../record/account/accountQueries';
import { PrintedHead } from '../../../record/account/PrintedHead';
import { SaveResult } from '../../../record/assessments/SaveResult';
import { useDraft } from '../../../record/drafts/useDraft';
import { afterIlrInWords } from '../../../record/afterIlr';
import { Button } from '../../../ui/Button';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { CalendarFile } from '../../../ui/files/CalendarFile';
import { saveCsv } from '../../../ui/files/csv';
import { FoldsOnPhone } from '../../../ui/FoldsOnPhone';
import { ListSkeleton } from '../../../ui/ListSkeleton';
import { LoadFailure } from '../../../ui/LoadFailure';
import { Notice } from '../../../ui/Notice';
import { RegulatedAdviser } from '../../../ui/sources/RegulatedAdviser';
import { dueDaysOf, type OpenList } from './dueOf';
import { Asked } from './Asked';
import { ChecklistTasks } from './ChecklistTasks';
import { csvOfList } from './csv';
import { checklistDraft, emptyChecklist, type ChecklistDraft } from './draft';
import { listDocuments, listJourneys, formatName, type ShownPlan, toShownPlan } from './shownPlan';
import type { Known } from './known';
import { headingOf } from './headingOf';
import { ListOnPaper } from './list/ListOnPaper';
import { Letters } from './letters/Letters';
import { lettersFor } from './letters/letters';
import { MonthsCovered } from './list/MonthsCovered';
import { Requirements } from './list/Requirements';
import { Questions } from './Questions';
import { Ready } from './Ready';
import { saidOfReferees, withReferees } from './referees/refereesOf';
import { savingOf } from './saved/savedChecklist';
import { useAnswers } from './useAnswers';
import { useChosen } from './useChosen';
import { useKnown } from './useKnown';
import { usePapers } from './usePapers';
import { RulesNote } from '../../../ui/sources/RulesNote';

/** The checklist of the person's next application, from their record and the documents of their vault. */
export function ChecklistTool() {
  const { data: user = null } = useUser();
  return user === null ? <Loading /> : <Checklist key={user.id} userId={user.id} />;
}

const Loading = () => <ListSkeleton label="Loading your record…" cards={3} />;

/** The draft has the person's id in its name: what is typed after a session ended is not for whoever signs in next. */
function Checklist({ userId }: { userId: string }) {
  const kept = useDraft(`checklist.${userId}`, checklistDraft, emptyChecklist);
  const { draft } = kept;
  const { known, isPlanning, failed, refresh } = useKnown(draft);
  if (known !== null)
    return (
      <Planned
        userId={userId}
        known={known}
        isPlanning={isPlanning}
        draft={draft}
        onChange={(part) => kept.change(part)}
      />
    );
  if (!failed) return <Loading />;
  return (
    <LoadFailure onRetry={refresh}>There was a problem loading your record. Please try again.</LoadFailure>
  );
}

interface PlannedProps {
  userId: string;
  known: Known;
  isPlanning: boolean;
  draft: ChecklistDraft;
  onChange: (part: Partial<ChecklistDraft>) => void;
}

function Planned({ userId, known, isPlanning, draft, onChange }: PlannedProps) {
  const planned = useMemo(() => toShownPlan(known.plan, known.referees), [known.plan, known.referees]);
  // The list of one applicant must not take answers for another.
  const isWaiting = isPlanning && planned.applicant.key !== draft.who;
  const choose = useChosen({
    draft,
    change: onChange,
    answers: useAnswers(planned.applicant.key),
    today: planned.asOf,
    inRecord: planned.chosen,
    formByRecord: planned.formByRecord,
  });
  return (
    <Stack spacing={{ xs: 2, sm: 3 }}>
      <PrintedHead of="Documents" />
      <Asked
        planned={planned}
        isWaiting={isWaiting}
        draft={draft}
        onChange={onChange}
        choose={isWaiting ? ignoredChoice : choose}
      />
      {isWaiting ? <Loading /> : <Answer userId={userId} known={known} planned={planned} choose={choose} />}
      <FoldsOnPhone summary="Guidance, not legal advice">
        <Notice title="Guidance, not legal advice">
          <p>
            Look at the form itself before you send it: it decides what is asked. For advice, ask{' '}
            <RegulatedAdviser />. <RulesNote />.
          </p>
        </Notice>
      </FoldsOnPhone>
    </Stack>
  );
}

/** Used while another applicant is planned, because the fields still belong to the earlier one. */
const ignoredChoice = { form: () => undefined, day: () => undefined };

interface AnswerProps {
  userId: string;
  known: Known;
  planned: ShownPlan;
  choose: ReturnType<typeof useChosen>;
}

function Answer({ userId, known, planned, choose }: AnswerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasAsked = useRef(false);
  // The button that asked for this list is gone.
  useEffect(() => {
    if (wasAsked.current) heading.current?.focus();
    wasAsked.current = false;
  }, [planned.form]);
  return (
    <>
      {planned.isAfterIlr && (
        <Notice title="This form comes after ILR">
          <p>{afterIlrInWords(planned.plannedOn, planned)}</p>
          {planned.day !== null && planned.plannedOn < planned.day && (
            <p>The first day by your record is {formatLongDate(planned.day)}.</p>
          )}
        </Notice>
      )}
      {planned.isBritish && (
        <Notice title={`${planned.applicant.name} is British already, by your record`}>
          <p>Nothing is left to apply for. The list below is for a form that you choose yourself.</p>
        </Notice>
      )}
      {planned.citizenshipNote !== null && (
        <Notice title={planned.citizenshipNote}>
          <p>There is nothing to apply for again. The list below shows what the form asks for.</p>
        </Notice>
      )}
      {planned.question === null || planned.list === null ? (
        <Notice title="One thing is missing">
          <p>
            {planned.lacksBirthday ? 'Enter your date of birth above.' : 'Choose your visa or route above.'}{' '}
            Your list follows from it.
          </p>
        </Notice>
      ) : (
        <Listed
          key={`${planned.applicant.key} ${planned.form}`}
          userId={userId}
          known={known}
          planned={planned}
          question={planned.question}
          answer={planned.list}
          onForm={(form) => {
            wasAsked.current = true;
            choose.form(form);
          }}
          headingRef={heading}
        />
      )}
    </>
  );
}

interface ListedProps {
  userId: string;
  known: Known;
  planned: ShownPlan;
  question: NonNullable<ShownPlan['question']>;
  /** The list without what the referees change. */
  answer: ChecklistResult;
  /** Shows the list for another form. */
  onForm: (form: string) => void;
  headingRef: Ref<HTMLHeadingElement>;
}

function Listed({ userId, known, planned, question, answer, onForm, headingRef }: ListedProps) {
  const { referees, asOf: today } = planned;
  const papers = usePapers(known.papers, planned.applicant.key);
  const { answer: saveAnswer } = useAnswers(planned.applicant.key);
  const list = useMemo(() => {
    const said = saidOfReferees(referees);
    return { ...answer, requirements: answer.requirements.map((line) => withReferees(line, said)) };
  }, [answer, referees]);
  const [warning] = list.warnings;
  if (warning !== undefined) return <WrongForm warning={warning} onForm={onForm} />;

  const { applicant, form, plannedOn } = planned;
  const markOf = papers.standingOf;
  const documents = listDocuments(known, applicant);
  const letters = lettersFor({
    name: formatName(known, applicant),
    home: known.personal.addressDetails,
    question,
    list,
    journeys: listJourneys(known, applicant),
    referees,
  });
  const open: OpenList = { list, planned, markOf, today, visaEnds: planned.visaEndsOn };
  const dependant = applicant.key === 'you' ? null : applicant.key;
  const heading = headingOf(form, dependant === null ? null : applicant.name);
  const saving = savingOf(
    { question, list, applicant, documents, markOf, referees: saidOfReferees(referees) },
    today,
  );
  const takeAway = (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      <Button look="quiet" icon="print" onClick={() => window.print()}>
        Print / Save as PDF
      </Button>
      <Button
        look="quiet"
        icon="download"
        onClick={() => saveCsv(csvOfList(list, markOf, today), 'settlewise-documents.csv')}
      >
        Download as CSV
      </Button>
      <CalendarFile
        days={dueDaysOf(open, userId)}
        calculatedOn={today}
        path="/documents"
        fileName="Settlewise papers.ics"
      />
    </Stack>
  );
  return (
    <>
      <Ready list={list} heading={heading} headingRef={headingRef} />
      <SaveResult request={saving} one="list" />
      <Questions asked={planned.questions} answers={planned.answers} onAnswer={saveAnswer} />
      <Requirements
        list={list}
        plannedOn={plannedOn}
        documents={documents}
        markOf={markOf}
        today={today}
        acts={{ dependant, onMark: papers.mark, busy: papers.busy }}
      />
      <ListOnPaper list={list} heading={heading} plannedOn={plannedOn} markOf={markOf} today={today} />
      <MonthsCovered
        lines={list.requirements}
        form={form}
        plannedOn={plannedOn}
        documents={question.documents}
        today={today}
      />
      <Letters letters={letters} />
      <ChecklistTasks {...open} />
      <div className="noPrint">
        <FoldsOnPhone summary="Print, download or add to calendar" inWideWindow={takeAway}>
          {takeAway}
        </FoldsOnPhone>
      </div>
    </>
  );
}

function WrongForm({ warning, onForm }: { warning: ChecklistWarning; onForm: (form: string) => void }) {
  const { message, form } = warning;
  return (
    <Notice
      tone="soon"
      title="This form does not fit"
      role="status"
      {...(form !== null && {
        actions: (
          <Button look="quiet" onClick={() => onForm(form)}>
            Show the list for {form}
          </Button>
        ),
      })}
    >
      <p>{message}</p>
    </Notice>
  );
}
