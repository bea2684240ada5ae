import { Paper, Progress, Table, Text, Title } from '@mantine/core';
import type { AiUsage } from '../../../contracts/ai-usage.ts';
import { outcomeWords } from '../../../core/ai-usage/outcome-words.ts';
import { countOf, formatCount } from '../../ui/counted.ts';
import { FactList } from '../ui/fact-list.tsx';
import styles from './usage.module.css';
import { formatShare, formatTexts } from './usage-words.ts';

/** Shows how many questions the language models answered, the fate of their texts, and why others failed. */
export function ModelFigures({ model }: Pick<AiUsage, 'model'>) {
  const { calls, outcomes } = model;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="model-figures">
      <Title order={2} size="h5" id="model-figures">
        Language model
      </Title>
      {outcomes.length === 0 ? <Text size="sm">No model calls.</Text> : <Answers calls={calls} outcomes={outcomes} />}
      {calls > 0 && (
        <FactList
          facts={[
            ['Texts', formatTexts(model)],
            ['Made-up claims removed', formatCount(model.invented)],
            ['Repairs', formatCount(model.repairs)],
          ]}
        />
      )}
    </Paper>
  );
}

function Answers({ calls, outcomes }: Pick<AiUsage['model'], 'calls' | 'outcomes'>) {
  const answered = outcomes.find(({ outcome }) => outcome === 'answered')?.count ?? 0;
  const others = outcomes.filter(({ outcome }) => outcome !== 'answered');
  return (
    <>
      <p className={styles.figure}>{formatShare(answered, calls)}</p>
      {calls > 0 && <Progress value={(answered / calls) * 100} color="var(--trust)" aria-label="Answered calls" />}
      <Text c="dimmed" size="sm" my="xs">
        {others.length === 0
          ? `All of ${countOf(calls, 'question')} answered.`
          : `${formatCount(answered)} of ${countOf(calls, 'question')} answered; without an answer the built-in words stood in.`}
      </Text>
      {others.length > 0 && (
        <Table aria-label="Unanswered calls" verticalSpacing={6} mb="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Why there was no answer</Table.Th>
              <Table.Th scope="col" ta="right">
                Questions
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {others.map(({ outcome, count }) => (
              <Table.Tr key={outcome}>
                <Table.Td>{outcomeWords(outcome)}</Table.Td>
                <Table.Td ta="right">{formatCount(count)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </>
  );
}
