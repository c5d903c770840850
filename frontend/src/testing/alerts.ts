import type { AlertKindResponse, ToldWhen } from '@settlewise/contract/alerts';

const daysBefore = (...days: number[]): ToldWhen[] => [
  { of: null, asSoonAsKnown: days.length === 0, yearly: false, months: [], days },
];

/** A kind of alert as the server answers it, told everywhere. */
export const anAlertKind = (kind: string, rest: Partial<AlertKindResponse> = {}): AlertKindResponse => ({
  kind,
  importance: 'plan',
  title: kind,
  about: `About ${kind}.`,
  told: daysBefore(7),
  source: null,
  leads: null,
  choice: 'app_and_email',
  mayBeOff: rest.importance !== 'act',
  ...rest,
});

/** One kind of each importance. */
export const alertKinds: readonly AlertKindResponse[] = [
  anAlertKind('visa_expiry', {
    importance: 'act',
    title: 'Your visa ends',
    told: daysBefore(90, 30, 7, -1),
    leads: {
      now: ['90_days', '30_days', '7_days'],
      usual: ['90_days', '30_days', '7_days'],
      isChosen: false,
    },
    source: {
      title: 'Immigration Rules',
      url: 'https://www.gov.uk/guidance/immigration-rules',
      checkedOn: '2025-12-06',
      throughOthers: false,
    },
  }),
  anAlertKind('task_due', { title: 'A task is due', told: daysBefore(3, 0, -1) }),
  anAlertKind('fee_change', {
    importance: 'news',
    title: 'A saved sum of fees has changed',
    told: daysBefore(),
  }),
];
