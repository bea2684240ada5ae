import { NativeSelect, SegmentedControl, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { LANGUAGES, OWN_NAMES } from '../../../core/languages.ts';
import { channelsOf, MESSAGE_KINDS, type WordingTexts } from '../../../core/messages/message-kinds.ts';
import { whatsappTemplates } from '../../../words/en/office/whatsapp-templates.ts';
import { wordings as words } from '../../../words/en/office/wordings.ts';
import { LeaveGuard } from '../ui/editor/leave-guard.tsx';
import { ListUnread } from '../ui/list-unread.tsx';
import { useAddressQuery } from '../ui/use-address-query.ts';
import type { WordingData, WordingKey } from './load-wording.ts';
import { TemplateEditor } from './template-editor.tsx';
import { WordingEditor } from './wording-editor.tsx';
import styles from './wordings.module.css';

const nameOf = ({ kind, channel, language }: WordingKey): string => `${kind} ${channel} ${language}`;

/** Sets what messages say, by kind, channel and language. Unsaved texts stay while another one is looked at. */
export function WordingScreen({ shown, wording, template }: WordingData) {
  const [, changeQuery] = useAddressQuery();
  const { revalidate } = useRevalidator();
  const [drafts, setDrafts] = useState<Readonly<Record<string, WordingTexts>>>({});
  const staying = useRef(false);
  const [templateChanged, setTemplateChanged] = useState(false);
  const name = nameOf(shown);
  const keep = (texts: WordingTexts | null) =>
    setDrafts(({ [name]: _, ...others }) => (texts === null ? others : { ...others, [name]: texts }));
  const open = (part: Partial<WordingKey>) =>
    changeQuery(() => new URLSearchParams({ ...shown, ...part }), { replace: true });
  const isOwn = (kind: WordingKey['kind']) => wording?.changed.some((each) => each.kind === kind) ?? false;

  return (
    <div className={styles.screen}>
      <div>
        <Title order={2} size="h3">
          {words.title}
        </Title>
        <Text c="dimmed" size="sm">
          {words.about}
        </Text>
      </div>
      <div className={styles.choices}>
        <NativeSelect
          label={words.message}
          value={shown.kind}
          data={MESSAGE_KINDS.map((value) => ({
            value,
            label: isOwn(value) ? words.isOwn({ kind: words.kinds[value] }) : words.kinds[value],
          }))}
          onChange={({ currentTarget: { value } }) => {
            const kind = MESSAGE_KINDS.find((each) => each === value);
            if (kind) open({ kind });
          }}
        />
        <SegmentedControl
          aria-label={words.channel}
          value={shown.channel}
          data={channelsOf(shown.kind).map((value) => ({ value, label: words.channels[value] }))}
          onChange={(channel) => open({ channel })}
        />
        <SegmentedControl
          aria-label={words.language}
          value={shown.language}
          data={LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] }))}
          onChange={(language) => open({ language })}
        />
      </div>
      <Text size="sm">
        {words.sentWhen[shown.kind]} {shown.channel === 'whatsapp' && whatsappTemplates.byHand}
      </Text>
      {wording === null && <ListUnread>{words.unread}</ListUnread>}
      {wording && (
        <WordingEditor
          key={`${name} ${wording.version}`}
          shown={shown}
          wording={wording}
          draft={drafts[name] ?? null}
          onDraft={keep}
          // The draft stands for the saved text until that is read.
          onSaved={() => void revalidate().then(() => keep(null))}
        />
      )}
      {template && (
        <TemplateEditor
          key={`template ${name} ${template.version}`}
          kind={shown.kind}
          language={shown.language}
          shown={template}
          onSaved={() => void revalidate()}
          onChanged={setTemplateChanged}
        />
      )}
      <LeaveGuard
        noun={words.noun}
        changed={Object.keys(drafts).length > 0 || templateChanged}
        leaving={staying}
        onLeave={() => {
          setDrafts({});
          setTemplateChanged(false);
        }}
      />
    </div>
  );
}
