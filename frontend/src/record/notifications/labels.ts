import type { NotificationType } from '@settlewise/contract/notifications';
import type { Tone } from '../../ui/Pill';

export const typeWords: Readonly<Record<NotificationType, string>> = {
  alert: 'Alert',
  warning: 'Warning',
  other: 'Good to know',
};

export const toneOf: Readonly<Record<NotificationType, Exclude<Tone, 'within'>>> = {
  alert: 'over',
  warning: 'soon',
  other: 'plain',
};

const pages: readonly (readonly [path: string, words: string])[] = [
  ['/dashboard/documents', 'View documents'],
  ['/dashboard/tasks', 'View tasks'],
  ['/dashboard/absences', 'View absences'],
  ['/dashboard/dependants', 'View dependants'],
  ['/dashboard/progress', 'View your progress'],
  ['/dashboard/immigration-profile', 'View your immigration profile'],
  ['/saved-results/', 'View the saved result'],
  ['/dashboard/lawyer-access', 'View lawyer access'],
  ['/changes', 'See what is changing'],
  ['/fees', 'View the fees'],
  ['/dashboard/profile-settings', 'Open your settings'],
  ['/onboarding/6', 'View your level of English'],
];

/** What a link to one of the dashboard's pages says. */
export function linkWords(link: string): string {
  return pages.find(([path]) => link.startsWith(path))?.[1] ?? 'View details';
}
