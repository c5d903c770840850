import { defineCollection } from '../collections/definition';
import { field } from '../fields';
import { startsBeforeItEnds, wholeDaysWhereExact } from './stays';

const jobPrecisions = [
  { value: 'day', label: 'To the day' },
  { value: 'month', label: 'To the month' },
] as const;

const jobKinds = [
  { value: 'employed', label: 'Employed' },
  { value: 'self_employed', label: 'Self-employed' },
  { value: 'study', label: 'School, college or university' },
  { value: 'voluntary', label: 'Unpaid work' },
  { value: 'none', label: 'No work and no studies' },
] as const;

/** Jobs and courses with dates. Forms ask for ten years without gaps. */
export const jobs = defineCollection({
  part: 'jobs',
  name: 'Job',
  id: 'jobId',
  words: { one: 'job or course', many: 'jobs and courses' },
  fields: {
    kind: field.choice('Work or study', jobKinds, { missing: 'Please choose the kind of work or study' }),
    employer: field.optional(field.line('Employer, business or school', { most: 200 })),
    job: field.optional(field.line('Job or course', { most: 150 })),
    address: field.optional(field.paragraph('Address of the employer or school', { most: 500 })),
    from: field.dayOrMonth('From', { missing: 'Please enter when it began' }),
    /** Null if it has not ended. */
    to: field.optional(field.dayOrMonth('To')),
    precision: field.choice('How exact the dates are', jobPrecisions, {
      missing: 'Please say how exact the dates are',
    }),
    /** The dependants who did this instead of the person, for example siblings at one school. */
    dependants: field.ids('Who did this, if not you', { most: 20 }),
  },
  rules: [
    {
      code: 'employer_missing',
      field: 'employer',
      message: 'Please enter the employer, business or school',
      holds: ({ kind, employer }) => kind === 'none' || employer !== null,
    },
    ...wholeDaysWhereExact,
    startsBeforeItEnds('It cannot have ended before it began'),
  ],
  // Enough for ten years of a family with many changes.
  most: 100,
  order: [['from', 'desc']],
  tableVersion: 1,
  share: { tab: 'Work and study', default: false, withoutIdentity: 'kind, job and dates only' },
  example: {
    kind: 'employed',
    employer: 'Leith Shipyard Ltd',
    job: 'Welder',
    address: '2 Dock Road, Leith EH6 7AB',
    from: '2021-04',
    to: null,
    precision: 'month',
    dependants: null,
  },
});
