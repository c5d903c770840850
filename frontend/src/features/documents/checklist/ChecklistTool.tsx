import Stack from '@mui/material/Stack';
import { checklistOf, type ChecklistWarning, isSettlementForm } from '@settlewise/rules/documentChecklist';
import { useEffect, useMemo, useRef, useState, type Ref } from 'react';
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
import { documentsOf, journeysOf, nameOf, plannedOf, type Planned } from './fromRecord';
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
  const { known, failed, refresh } = useKnown();
  if (user !== null && known !== null) return <Checklist key={user.id} userId={user.id} known={known} />;
  if (!failed) return <ListSkeleton label="Loading your record…" cards={3} />;
  return (
    <LoadFailure onRetry={refresh}>There was a problem loading your record. Please try again.</LoadFailure>
  );
}

/** The draft has the person's id in its name: what is typed after a session ended is not for whoever signs in next. */
function Checklist({ userId, known }: { userId: string; known: Known }) {
  const kept = useDraft(`checklist.${userId}`, checklistDraft, emptyChecklist);
  const { draft } = kept;
  const change = (part: Partial<ChecklistDraft>) => kept.change(part);
  const planned = useMemo(() => plannedOf(known, draft), [known, draft]);
  const choose = useChosen({
    draft,
    change,
    answers: useAnswers(planned.applicant.key),
    today: known.today,
    inRecord: planned.inRecord,
    formByRecord: planned.formByRecord,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const [formsShown, setFormsShown] = useState(0);
  // The button that asked for the list is gone with its notice.
  useEffect(() => {
    if (formsShown > 0) heading.current?.focus();
  }, [formsShown]);
  return (
    <Stack spacing={{ xs: 2, sm: 3 }}>
      <PrintedHead of="Documents" />
      <Asked planned={planned} draft={draft} onChange={change} choose={choose} />
      {planned.isAfterIlr && (
        <Notice title="This form comes after ILR">
          <p>{afterIlrInWords(planned.plannedOn, known.citizenship)}</p>
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
      {planned.applicant.key === 'you' && known.citizenship.application !== null && (
        <Notice title={known.citizenship.note ?? ''}>
          <p>There is nothing to apply for again. The list below shows what the form asks for.</p>
        </Notice>
      )}
      {planned.question === null ? (
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
          onForm={(form) => {
            choose.form(form);
            setFormsShown((before) => before + 1);
          }}
          headingRef={heading}
        />
      )}
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

interface ListedProps {
  userId: string;
  known: Known;
  planned: Planned;
  question: NonNullable<Planned['question']>;
  /** Shows the list for another form. */
  onForm: (form: string) => void;
  headingRef: Ref<HTMLHeadingElement>;
}

function Listed({ userId, known, planned, question, onForm, headingRef }: ListedProps) {
  const { referees } = planned;
  const papers = usePapers(known.papers, planned.applicant.key);
  const { answer } = useAnswers(planned.applicant.key);
  const list = useMemo(() => {
    const answer = checklistOf(question);
    const said = saidOfReferees(referees);
    return { ...answer, requirements: answer.requirements.map((line) => withReferees(line, said)) };
  }, [question, referees]);
  const [warning] = list.warnings;
  if (warning !== undefined) return <WrongForm warning={warning} onForm={onForm} />;

  const { applicant, form, plannedOn } = planned;
  const markOf = papers.standingOf;
  const documents = documentsOf(known, applicant);
  const letters = lettersFor({
    name: nameOf(known, applicant),
    home: known.personal.addressDetails,
    question,
    list,
    journeys: journeysOf(known, applicant),
    referees,
  });
  const open: OpenList = {
    list,
    planned,
    markOf,
    today: known.today,
    visaEnds: isSettlementForm(form) && applicant.key === 'you' ? known.ilr.visaEndDate : null,
  };
  const dependant = applicant.key === 'you' ? null : applicant.key;
  const heading = headingOf(form, dependant === null ? null : applicant.name);
  const saving = savingOf(
    { question, list, applicant, documents, markOf, referees: saidOfReferees(referees) },
    known.today,
  );
  const takeAway = (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      <Button look="quiet" icon="print" onClick={() => window.print()}>
        Print / Save as PDF
      </Button>
      <Button
        look="quiet"
        icon="download"
        onClick={() => saveCsv(csvOfList(list, markOf, known.today), 'settlewise-documents.csv')}
      >
        Download as CSV
      </Button>
      <CalendarFile
        days={dueDaysOf(open, userId)}
        calculatedOn={known.today}
        path="/documents"
        fileName="Settlewise papers.ics"
      />
    </Stack>
  );
  return (
    <>
      <Ready list={list} heading={heading} headingRef={headingRef} />
      <SaveResult request={saving} one="list" />
      <Questions asked={planned.questions} answers={planned.answers} onAnswer={answer} />
      <Requirements
        list={list}
        plannedOn={plannedOn}
        documents={documents}
        markOf={markOf}
        today={known.today}
        acts={{ dependant, onMark: papers.mark, busy: papers.busy }}
      />
      <ListOnPaper list={list} heading={heading} plannedOn={plannedOn} markOf={markOf} today={known.today} />
      <MonthsCovered
        lines={list.requirements}
        form={form}
        plannedOn={plannedOn}
        documents={question.documents}
        today={known.today}
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
