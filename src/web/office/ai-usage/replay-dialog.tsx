import { Button, Modal, NativeSelect, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PromptList, Replay } from '../../../contracts/ai-usage.ts';
import { aiLog } from '../../../words/en/office/ai-log.ts';
import { wordsOf } from '../api/admin-api.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { providerName } from '../ui/model-names.ts';
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
    <Modal opened={id !== null} onClose={onClose} title={aiLog.replayTitle} size={1100} fullScreen={onPhone}>
      {id !== null && <OpenReplay key={id} id={id} />}
    </Modal>
  );
}

function OpenReplay({ id }: { id: string }) {
  const { reading, read } = useRecord('prompts', loadPrompts, nothing);
  if (reading.kind !== 'ready')
    return <RecordUnread kind={reading.kind} noun={aiLog.prompts} onRetry={() => void read()} />;
  const { model, ...prompts } = reading.record;
  if (!model) {
    return (
      <Text>
        {aiLog.noModel} <Link to="/admin/settings">{aiLog.chooseModel}</Link>
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
      if (!signal.aborted) setRunning({ kind: 'failed', words: wordsOf(error, aiLog.replayFailed) });
    }
  };
  return { running, run };
}

/** Returns what to look at in a version of the prompts; the server's own words for one of a later version. */
function promptNote(version: string, { versions }: Pick<PromptList, 'versions'>): string | undefined {
  const notes: Readonly<Record<string, string>> = aiLog.promptNotes;
  return Object.hasOwn(notes, version) ? notes[version] : versions.find((each) => each.version === version)?.about;
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
          label={aiLog.model}
          description={aiLog.provider({ name: providerName(set.provider) })}
          value={model}
          maxLength={100}
          spellCheck={false}
          onChange={(event) => setModel(event.currentTarget.value)}
        />
        <NativeSelect
          label={aiLog.prompt}
          description={promptNote(promptVersion, prompts)}
          value={promptVersion}
          data={prompts.versions.map(({ version }) => ({
            value: version,
            label: version === prompts.current ? aiLog.promptInUse({ version }) : version,
          }))}
          onChange={(event) => setPromptVersion(event.currentTarget.value)}
        />
        <NumberInput
          label={aiLog.temperature}
          description={aiLog.temperatureRange}
          value={temperature}
          hideControls
          clampBehavior="none"
          inputMode="decimal"
          onChange={setTemperature}
        />
        <Button type="submit" loading={running.kind === 'running'} className={styles.run ?? ''}>
          {aiLog.replay}
        </Button>
      </form>
      <Text size="sm" c="dimmed" role="status">
        {running.kind === 'running' ? aiLog.replaying : aiLog.replayAbout}
      </Text>
      {running.kind === 'failed' && <ErrorBanner>{running.words}</ErrorBanner>}
      {running.kind === 'done' && <ReplayComparison replay={running.replay} />}
    </Stack>
  );
}
