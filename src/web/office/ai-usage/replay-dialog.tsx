import { Button, Modal, NativeSelect, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PromptList, Replay } from '../../../contracts/ai-usage.ts';
import { providerName } from '../../../core/ai-usage/provider-names.ts';
import { wordsOf } from '../api/admin-api.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { RecordUnread } from '../ui/record-dialog.tsx';
import { useLeaving } from '../ui/use-leaving.ts';
import { useRecord } from '../ui/use-record.ts';
import { loadPrompts, replayLog } from './load-usage.ts';
import styles from './replay.module.css';
import { ReplayComparison } from './replay-comparison.tsx';

const nothing = () => undefined;

interface ReplayDialogProps {
  /** Id of the request to plan again; null closes the dialog. */
  id: string | null;
  onClose: () => void;
}

/** Plans the request again with another model or prompt, and compares both results. */
export function ReplayDialog({ id, onClose }: ReplayDialogProps) {
  const onPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <Modal opened={id !== null} onClose={onClose} title="Replay" size={1100} fullScreen={onPhone}>
      {id !== null && <OpenReplay key={id} id={id} />}
    </Modal>
  );
}

function OpenReplay({ id }: { id: string }) {
  const { reading, read } = useRecord('prompts', loadPrompts, nothing);
  if (reading.kind !== 'ready') return <RecordUnread kind={reading.kind} noun="prompts" onRetry={() => void read()} />;
  const { model, ...prompts } = reading.record;
  if (!model) {
    return (
      <Text>
        No language model is set, so there is nothing to replay this request with.{' '}
        <Link to="/admin/settings">Choose one in Settings</Link>
      </Text>
    );
  }
  return <ReplayForm id={id} prompts={prompts} model={model} />;
}

type Running =
  | { kind: 'idle' }
  | { kind: 'running' }
  | { kind: 'failed'; words: string }
  | { kind: 'done'; replay: Replay };

/** Runs one replay at a time; closing the dialog aborts it. */
function useReplay(id: string) {
  const [running, setRunning] = useState<Running>({ kind: 'idle' });
  const leaving = useLeaving();
  const run = async (choice: Parameters<typeof replayLog>[1]) => {
    const signal = leaving();
    setRunning({ kind: 'running' });
    try {
      setRunning({ kind: 'done', replay: await replayLog(id, choice, signal) });
    } catch (error) {
      if (!signal.aborted) setRunning({ kind: 'failed', words: wordsOf(error, 'The request could not be replayed') });
    }
  };
  return { running, run };
}

interface ReplayFormProps {
  id: string;
  prompts: Omit<PromptList, 'model'>;
  model: NonNullable<PromptList['model']>;
}

function ReplayForm({ id, prompts, model: set }: ReplayFormProps) {
  const [model, setModel] = useState(set.model);
  const [promptVersion, setPromptVersion] = useState(prompts.current);
  const [temperature, setTemperature] = useState<number | string>(set.temperature);
  const { running, run } = useReplay(id);
  const submit = () =>
    run({
      promptVersion,
      ...(model.trim() !== '' && { model }),
      ...(temperature !== '' && { temperature: Number(temperature) }),
    });
  return (
    <Stack gap="lg">
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (running.kind !== 'running') void submit();
        }}
      >
        <TextInput
          label="Model"
          description={`Provider: ${providerName(set.provider)}`}
          value={model}
          maxLength={100}
          spellCheck={false}
          onChange={(event) => setModel(event.currentTarget.value)}
        />
        <NativeSelect
          label="Prompt"
          description={prompts.versions.find(({ version }) => version === promptVersion)?.about}
          value={promptVersion}
          data={prompts.versions.map(({ version }) => ({
            value: version,
            label: version === prompts.current ? `${version} (in use)` : version,
          }))}
          onChange={(event) => setPromptVersion(event.currentTarget.value)}
        />
        <NumberInput
          label="Temperature"
          description="0 to 2"
          value={temperature}
          hideControls
          clampBehavior="none"
          inputMode="decimal"
          onChange={setTemperature}
        />
        <Button type="submit" loading={running.kind === 'running'} className={styles.run ?? ''}>
          Replay
        </Button>
      </form>
      <Text size="sm" c="dimmed" role="status">
        {running.kind === 'running'
          ? 'Planning it again …'
          : 'Plans the logged request again with the chosen model and marks the differences. Visitors never see the result; it costs as much as any request.'}
      </Text>
      {running.kind === 'failed' && <ErrorBanner>{running.words}</ErrorBanner>}
      {running.kind === 'done' && <ReplayComparison replay={running.replay} />}
    </Stack>
  );
}
