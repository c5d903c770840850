import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import {
  ApiError,
  ConnectionError,
  isAskedToSignIn,
  isOffline,
  messageFor,
  type FieldProblem,
} from '../../api/errors';
import { loadedShape, type Shape } from '../../api/shapes';
import { problemOfDate } from '../dates/dateParts';
import { useToday } from '../dates/useToday';
import { onFirstTouch } from '../onFirstTouch';
import { endFailureToast } from '../toasts/toastStore';
import type { Problem } from './ErrorSummary';
import { textOf } from './textOf';
import { typedIn } from './typedIn';
import type { Typing } from './typing';

/** A failure that has nothing to do with what was typed: the same can be sent again. */
function isTransient(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ApiError && error.status >= 500);
}

/** Why something was refused, and that nothing typed is lost where the same can be sent again. */
export function refusalOf(error: unknown, otherwise: string): string {
  const message = messageFor(error, otherwise);
  return isTransient(error) ? `${message} What you typed is still here.` : message;
}

/** What is wrong with a field, or with a part of what it holds, such as `ownJourneys.3.returnDate`. */
const problemOf = (name: string, found: readonly FieldProblem[]): FieldProblem | undefined =>
  found.find(({ path }) => path === name) ?? found.find(({ path }) => path.startsWith(`${name}.`));

/** For sorting ids: the element that comes first on the page, and what is not there last. */
function byPlaceOnPage(one: string, other: string): number {
  const [first, second] = [document.getElementById(one), document.getElementById(other)];
  if (first === null || second === null) return Number(first === null) - Number(second === null);
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

export interface SummaryHead {
  readonly kind: string;
  readonly message?: string;
}

export interface CheckedFormOptions<Values extends FieldValues, Checked> {
  /** What is sent has to pass it. One that is loaded is there once somebody touches the page, and at the latest when they send. */
  schema: Shape<Checked>;
  /** The form's fields. The error summary lists them in the order of the page. */
  fields: readonly Path<Values>[];
  defaultValues: DefaultValues<Values>;
  /** The fields that hold a date: why what was typed is none is said in words of its own. */
  dates?: readonly Path<Values>[];
  /** A sentence that says more than the schema's or the server's about a field, where the form knows one. */
  moreExact?: (field: Path<Values>, values: Values, problem: FieldProblem) => string | undefined;
  /** Told of what is missing or wrong before anything is sent. */
  onInvalid?: (problems: readonly FieldProblem[], values: Values) => void;
  /** What the error summary is headed by, and says of the whole, when something is missing or wrong; null for its own words. */
  headOf?: (problems: readonly FieldProblem[], values: Values) => SummaryHead | null;
}

/**
 * A form that is checked by a schema of the contract before it is sent and can be refused by the server afterwards.
 * It keeps what was typed through both, and while one sending is under way it starts no second one.
 */
export function useCheckedForm<Values extends FieldValues, Checked>(
  options: CheckedFormOptions<Values, Checked>,
) {
  const { schema, fields, defaultValues, dates = [], moreExact, onInvalid, headOf } = options;
  const today = useToday();
  const idPrefix = useId();
  const sending = useRef(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [head, setHead] = useState<SummaryHead | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [onPage, setOnPage] = useState(fields);
  const form = useForm<Values>({ defaultValues, shouldFocusError: false });
  const { formState } = form;
  const [begun] = useState<FieldValues>(() => ({ ...defaultValues }));
  const typing: Typing = { isTyped: () => Object.keys(typedIn(form.getValues(), begun)).length > 0 };

  useEffect(() => {
    if (typeof schema !== 'function') return undefined;
    // Where it does not come, sending says so.
    return onFirstTouch(() => void schema().catch(() => undefined));
  }, [schema]);

  const idOf = (name: Path<Values>) => `${idPrefix}${name}`;
  const errorOf = (name: Path<Values>) => form.getFieldState(name, formState).error?.message;

  function showProblems(found: readonly FieldProblem[]): void {
    setOnPage(fields.toSorted((one, other) => byPlaceOnPage(idOf(one), idOf(other))));
    for (const name of fields) {
      const problem = problemOf(name, found);
      if (problem === undefined) continue;
      const noDate = dates.includes(name) ? problemOfDate(textOf(form.getValues(name)), today) : undefined;
      const message = moreExact?.(name, form.getValues(), problem) ?? noDate ?? problem.message;
      form.setError(name, { type: 'refused', message });
    }
  }

  function refuse(error: unknown, otherwise: string): void {
    if (isAskedToSignIn(error)) return;
    const found = error instanceof ApiError ? error.fieldProblems : [];
    const namesField = fields.some((name) => problemOf(name, found) !== undefined);
    showProblems(found);
    setRefusal(namesField ? null : refusalOf(error, otherwise));
    // The page says that it is offline, and the summary what became of the form: a toast would say it once more.
    if (isOffline(error)) endFailureToast();
    setAttempt((count) => count + 1);
  }

  /** Says what was refused of several things that were sent one after the other, each at its field. */
  function refuseFields(found: readonly FieldProblem[]): void {
    showProblems(found);
    setRefusal(null);
    setAttempt((count) => count + 1);
  }

  function submit(send: (checked: Checked) => Promise<void>) {
    const checkAndSend = form.handleSubmit(async (values) => {
      setRefusal(null);
      setHead(null);
      const loaded = await loadedShape(schema).catch((error: unknown) => {
        refuse(new ConnectionError(error), '');
        return null;
      });
      if (loaded === null) return;
      const checked = loaded.safeParse(values);
      if (checked.success) {
        await send(checked.data);
        return;
      }
      const found = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
      showProblems(found);
      setAttempt((count) => count + 1);
      setHead(headOf?.(found, values) ?? null);
      onInvalid?.(found, values);
    });
    return (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      // State changes with the next drawing of the page, so a second click could still find the button ready.
      if (sending.current) return;
      sending.current = true;
      // It said what was wrong with the form as it was, and this says so anew.
      endFailureToast();
      void checkAndSend(event).finally(() => {
        sending.current = false;
      });
    };
  }

  // Fields can be added to a form and taken away while what is wrong with it is on the page.
  const inOrder = [
    ...onPage.filter((name) => fields.includes(name)),
    ...fields.filter((name) => !onPage.includes(name)),
  ];
  const problems: readonly Problem[] = inOrder.flatMap((name) => {
    const message = errorOf(name);
    if (message === undefined) return [];
    return [{ fieldId: idOf(name), message, ...(head !== null && { kind: head.kind }) }];
  });

  return {
    form,
    submit,
    refuse,
    refuseFields,
    /** What would be lost if the form were closed now. */
    typing,
    busy: formState.isSubmitting,
    summary: {
      problems,
      message: refusal ?? (problems.length > 0 ? (head?.message ?? null) : null),
      attempt,
    },
    /** Id and error of a field, and its tie to the form. */
    field: (name: Path<Values>) => ({ ...form.register(name), id: idOf(name), error: errorOf(name) }),
    /** The same for a control that is no element of a form, as a date. */
    inForm: <Name extends Path<Values>>(name: Name) => ({
      control: form.control,
      name,
      id: idOf(name),
      error: errorOf(name),
    }),
    idOf,
    errorOf,
  };
}
