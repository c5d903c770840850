import type { IconName } from '../../ui/Icon';
import type { Tokens } from '../../ui/theme/tokens';

type ToolColour = Extract<
  keyof Tokens,
  'indigo' | 'teal' | 'rust' | 'plum' | 'ochre' | 'slate' | 'olive' | 'crimson' | 'sea' | 'violet'
>;

export interface Tool {
  readonly title: string;
  readonly description: string;
  readonly colour: ToolColour;
  readonly icon: IconName;
  readonly path: string;
  readonly status: 'available' | 'coming_soon';
}

/** The tools of the home page, in their order; a tool becomes available by its status here. */
export const tools: readonly Tool[] = [
  {
    title: 'British Citizenship Calculator',
    description: 'Check whether you can apply to become a British citizen.',
    colour: 'indigo',
    icon: 'house',
    path: '/citizenship',
    status: 'available',
  },
  {
    title: 'ILR Eligibility Calculator',
    description: 'Find the day you become eligible for settlement (indefinite leave to remain).',
    colour: 'teal',
    icon: 'clock',
    path: '/ilr',
    status: 'available',
  },
  {
    title: 'UK Absence Tracker',
    description: 'Track your absences from the UK against the 90 and 450 day rules.',
    colour: 'rust',
    icon: 'plane',
    path: '/absence',
    status: 'available',
  },
  {
    title: 'Document Checklist Generator',
    description: 'A personal list of the documents you need.',
    colour: 'plum',
    icon: 'document',
    path: '/documents',
    status: 'available',
  },
  {
    title: 'Application Fee Calculator',
    description: 'Visa, ILR, citizenship and NHS surcharge fees.',
    colour: 'ochre',
    icon: 'pound',
    path: '/fees',
    status: 'available',
  },
  {
    title: 'UK Immigration Timeline',
    description: 'Visa, ILR and citizenship milestones in one line.',
    colour: 'slate',
    icon: 'milestones',
    path: '/timeline',
    status: 'available',
  },
  {
    title: 'Address History Manager',
    description: 'Your UK address history, without gaps.',
    colour: 'olive',
    icon: 'pin',
    path: '/address',
    status: 'available',
  },
  {
    title: 'Life in the UK Test Practice',
    description: 'Sample questions for the test, with mock tests and reasons.',
    colour: 'crimson',
    icon: 'book',
    path: '/test',
    status: 'available',
  },
  {
    title: 'UKVI Form Assistant',
    description: 'Guidance for SET(O), AN, MN1 and other forms.',
    colour: 'sea',
    icon: 'form',
    path: '/forms',
    status: 'available',
  },
  {
    title: 'Immigration Alerts',
    description: 'Reminders for visa expiry and eligibility milestones.',
    colour: 'violet',
    icon: 'bell',
    path: '/alerts',
    status: 'available',
  },
];
