import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Question, Topic } from '@settlewise/practice';
import { useState } from 'react';
import { Disclosure } from '../../../ui/Disclosure';
import { Page } from '../../../ui/Page';
import { themeLabel } from '../labels';
import { Explanation } from '../round/Explanation';
import { TopicField } from '../TopicField';
import type { Bank } from '../useBank';
import { useLargePrint } from '../useLargePrint';

/** The bank to read: each question with what is right, by topic and theme. */
export function LearnView({ bank }: { bank: Bank }) {
  const [topic, setTopic] = useState<Topic>('values');
  const themes = byTheme(bank.live, topic);
  return (
    <Page
      width="reading"
      title="Learn for the test"
      back={{ to: '/test', words: 'Back to the start' }}
      lead="Open a theme and read. Each answer says why, and where that is written."
    >
      <TopicField topic={topic} onChoose={setTopic} />
      <Stack spacing={0.5} sx={useLargePrint()}>
        {[...themes].map(([theme, questions]) => (
          <Disclosure key={theme} summary={`${themeLabel(theme)} (${questions.length})`}>
            <Stack component="ul" spacing={2.5} sx={{ pb: 2 }}>
              {questions.map((question) => (
                <Fact key={question.id} question={question} />
              ))}
            </Stack>
          </Disclosure>
        ))}
      </Stack>
    </Page>
  );
}

function byTheme(questions: readonly Question[], topic: Topic): ReadonlyMap<string, readonly Question[]> {
  const themes = new Map<string, Question[]>();
  for (const question of questions) {
    if (question.topic !== topic) continue;
    const theme = themes.get(question.theme);
    if (theme === undefined) themes.set(question.theme, [question]);
    else theme.push(question);
  }
  return themes;
}

function Fact({ question }: { question: Question }) {
  const { text, options, right } = question;
  return (
    <Stack component="li" spacing={0.75}>
      <p>{text}</p>
      <Box component="p" sx={{ fontWeight: 650 }}>
        {right.map((index) => options[index]).join(' · ')}
      </Box>
      <Explanation question={question} />
    </Stack>
  );
}
