import { formRules } from '../../parameters/formRules';
import { inWordsOn } from '../../parameters/parameter';
import { jobList } from '../lists';
import { fromRecord, type FormBlock } from '../question';
import { periodOfWork } from '../stays';

export const workBlock: FormBlock = {
  id: 'work',
  title: 'Work and study',
  questions: [
    fromRecord('jobs', {
      id: 'work',
      text: 'Everything you did, without a gap',
      format: 'list',
      help: ({ on }) =>
        `The newest first. It goes back ${inWordsOn(formRules.workGoesBack, on)}, also to other countries. Times without work belong to it.`,
      answer: (one) => jobList(one, periodOfWork(one.on, one.person.dateOfBirth)),
    }),
  ],
};
