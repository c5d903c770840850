import type { Question } from '@settlewise/practice';
import { kindLabels } from '../labels';

/** Whether this browser can read aloud. */
export const canReadAloud = (): boolean => 'speechSynthesis' in window;

/** Reads a question and its options aloud, in British English; what was being read stops. */
export function readAloud({ kind, text, options }: Pick<Question, 'kind' | 'text' | 'options'>): void {
  const numbered = options.map((option, index) => `${index + 1}. ${option}.`);
  const speech = new SpeechSynthesisUtterance([text, kindLabels[kind], ...numbered].join(' '));
  speech.lang = 'en-GB';
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(speech);
}

export const stopReading = (): void => window.speechSynthesis.cancel();
