import type { FormSheetKey, FormSheetResponse } from '@settlewise/contract/forms';
import type { FormPart } from '@settlewise/rules/forms/question';
import type { RequirementStatus } from '../../ui/RequirementList';

export const formLabels: Readonly<Record<FormSheetKey, string>> = {
  an: 'AN: becoming a British citizen',
  mn1: 'MN1: registering a child as British',
  'set-o': 'SET(O): settlement on a work visa and others',
  'set-m': 'SET(M): settlement as a partner',
  'set-lr': 'SET(LR): settlement after long residence',
  bno: 'Settlement as a British National (Overseas)',
};

/** What an answer stands in. */
export const partLabels: Readonly<Record<FormPart, string>> = {
  profile: 'your immigration profile',
  immigration_profile: 'your immigration profile',
  visa_history: 'your visas',
  documents: 'your documents',
  addresses: 'your addresses',
  relationship: 'your profile',
  intentions: 'your profile',
  evidence: 'your profile',
  parents: 'your parents',
  dependants: 'your dependants',
  jobs: 'your work and study',
  journeys: 'your journeys',
  engine: 'your progress',
  referees: 'your referees',
};

type Warning = FormSheetResponse['blocks'][number]['questions'][number]['warnings'][number]['kind'];

export const warningLabels: Readonly<Record<Warning, string>> = {
  missing: 'Missing',
  conflict: 'Does not fit',
  not_confirmed: 'Check it',
};

type CheckState = FormSheetResponse['checks'][number]['state'];

export const checkStatuses: Readonly<Record<CheckState, RequirementStatus>> = {
  fine: { word: 'Fine', icon: 'check', tone: 'within' },
  look: { word: 'Look yourself', icon: 'eye', tone: 'quiet' },
  open: { word: 'Not known yet', icon: 'info', tone: 'soon' },
  problem: { word: 'To put right', icon: 'alert', tone: 'over' },
};

export const fieldLabels: Readonly<Record<FormSheetResponse['pasteOrder'][number]['field'], string>> = {
  left: 'Left the UK',
  returned: 'Came back',
  country: 'Country',
  reason: 'Reason',
};
