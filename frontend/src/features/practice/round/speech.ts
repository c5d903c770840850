import type { Question } from '@settlewise/practice';
import { kindLabels } from '../labels';

/** Whether this browser can read aloud. */
export const canReadAloud = (): boolean => 'speechSynthesis' in window;

/** Reads a question and its options aloud. */
export function readAloud({ kind, text, options }: Pick<Question, 'kind' | 'text' | 'options'>): void {
  const numbered = options.map((option, index) => `${index + 1}. ${option}.`);
  speak([text, kindLabels[kind], ...numbered]);
}

/** Reads aloud what was right and why, and where the official book may say something else. */
export function readAnswerAloud({ options, right, reason, bookMayDiffer }: Question, isRight: boolean): void {
  const answer = right.map((index) => options[index]).join(', and ');
  speak([
    isRight ? 'Right.' : `Not right. The right answer is: ${answer}.`,
    reason,
    ...(bookMayDiffer === null ? [] : ['The official book may differ.', bookMayDiffer]),
  ]);
}

/** In British English; what was being read stops. */
function speak(sentences: readonly string[]): void {
  const speech = new SpeechSynthesisUtterance(sentences.join(' '));
  speech.lang = 'en-GB';
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(speech);
}

export const stopReading = (): void => window.speechSynthesis.cancel();
