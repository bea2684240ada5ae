import { Button, SegmentedControl, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ApiAnswer } from '../../../contracts/client.ts';
import type { WordingTexts } from '../../../core/messages/message-kinds.ts';
import { smsParts } from '../../../core/messages/sms-parts.ts';
import { wordings as words } from '../../../words/en/office/wordings.ts';
import { adminApi, wordsOf } from '../api/admin-api.ts';
import { FormSection } from '../ui/editor/form-section.tsx';
import { MailPreview } from '../ui/mail-preview.tsx';
import { useAction } from '../ui/use-action.ts';
import { describeTest } from './describe-test.ts';
import type { WordingKey } from './load-wording.ts';
import styles from './wordings.module.css';

type Preview = NonNullable<ApiAnswer<'POST /api/admin/message-wordings/preview'>['message']>;

const AFTER_TYPING_MS = 400;

interface WordingPreviewProps {
  shown: WordingKey;
  texts: WordingTexts;
  /** Called with what is wrong with each part; empty when nothing is. */
  onProblems: (problems: Readonly<Record<string, string>>) => void;
}

/** Asks for a preview a moment after the last change; the one before stays until it comes. */
function usePreview({ shown, texts, onProblems }: WordingPreviewProps) {
  const { kind, channel, language } = shown;
  const [preview, setPreview] = useState<Preview | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      try {
        const body = { kind, channel, language, texts };
        const { message, problems } = await adminApi('POST /api/admin/message-wordings/preview', {
          body,
          signal: leaving.signal,
        });
        onProblems(problems);
        setFailure(message === null ? words.previewFailed : '');
        if (message !== null) setPreview(message);
      } catch (error) {
        if (!leaving.signal.aborted) setFailure(wordsOf(error, words.unread));
      }
    };
    const timer = setTimeout(() => void ask(), AFTER_TYPING_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [kind, channel, language, texts, onProblems]);
  return { preview, failure };
}

/** Shows the message as it would be sent, and sends it to the admin. */
export function WordingPreview(props: WordingPreviewProps) {
  const { shown, texts } = props;
  const { preview, failure } = usePreview(props);
  const [view, setView] = useState('designed');
  const isDesigned = preview?.html && view === 'designed';
  return (
    <FormSection title={words.preview}>
      <Text size="sm" c="dimmed" role="status">
        {failure || words.previewAbout}
      </Text>
      {preview?.html && (
        <>
          <p className={styles.subject} lang={shown.language}>
            {words.subjectIs({ subject: preview.subject })}
          </p>
          <SegmentedControl
            aria-label={words.view}
            value={view}
            onChange={setView}
            data={[
              { value: 'designed', label: words.designed },
              { value: 'plain', label: words.plain },
            ]}
          />
        </>
      )}
      {isDesigned && <MailPreview html={preview.html ?? ''} title={words.preview} />}
      {preview && !isDesigned && (
        <p className={styles.plain} lang={shown.language}>
          {preview.text}
        </p>
      )}
      {preview && shown.channel === 'sms' && <Text size="sm">{words.parts(smsParts(preview.text))}</Text>}
      {shown.channel === 'email' && <SendTest shown={shown} texts={texts} />}
    </FormSection>
  );
}

function SendTest({ shown: { kind, language }, texts }: Pick<WordingPreviewProps, 'shown' | 'texts'>) {
  const [told, setTold] = useState('');
  const { busy, run } = useAction(words.testFailed, setTold);
  const send = async () => {
    setTold('');
    const body = { kind, language, texts };
    const { tested, to } = await adminApi('POST /api/admin/message-wordings/test', { body });
    setTold(describeTest(tested, to));
  };
  return (
    <div className={styles.test}>
      <Button variant="default" loading={busy} onClick={() => void run(send)}>
        {words.sendTest}
      </Button>
      <Text size="sm" role="status">
        {busy ? words.testing : told || words.testHint}
      </Text>
    </div>
  );
}
