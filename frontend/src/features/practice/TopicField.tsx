import { topics, type Topic } from '@settlewise/practice';
import { useId } from 'react';
import { SelectField } from '../../ui/form/SelectField';
import { topicLabels } from './labels';

const options = topics.map((value) => ({ value, label: topicLabels[value] }));

/** One of the chapters of the test. */
export function TopicField({ topic, onChoose }: { topic: Topic; onChoose: (topic: Topic) => void }) {
  return (
    <SelectField
      id={useId()}
      label="Topic"
      value={topic}
      options={options}
      onChange={({ target }) => {
        const chosen = topics.find((each) => each === target.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    />
  );
}
