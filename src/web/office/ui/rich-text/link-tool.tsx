import { ActionIcon, Button, Group, Popover, TextInput } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import type { Editor } from '@tiptap/react';
import { useCallback, useEffect, useState } from 'react';
import { richText } from '../../../../words/en/office/rich-text.ts';
import { LinkIcon } from '../admin-icons.tsx';
import { linkAddress } from './link-address.ts';
import styles from './rich-text-editor.module.css';
import { withKeys } from './with-keys.ts';

interface LinkToolProps {
  editor: Editor;
  tabIndex: number;
  onFocus: () => void;
}

/** Links the selected text; changes or removes the link at the caret. */
export function LinkTool({ editor, tabIndex, onFocus }: LinkToolProps) {
  const [opened, setOpened] = useState(false);
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const active = editor.isActive('link');
  const open = useCallback(() => {
    setAddress(String(editor.getAttributes('link').href ?? ''));
    setProblem(null);
    setOpened(true);
  }, [editor]);
  useEffect(() => {
    const { dom } = editor.view;
    const onKey = getHotkeyHandler([['mod+K', open]]);
    dom.addEventListener('keydown', onKey);
    return () => dom.removeEventListener('keydown', onKey);
  }, [editor, open]);
  const close = () => {
    setOpened(false);
    editor.commands.focus();
  };
  const take = () => {
    const href = linkAddress(address, location.origin);
    if (href === null) {
      setProblem(richText.linkInvalid);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !active) {
      const text = address.trim();
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    setOpened(false);
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    setOpened(false);
  };
  return (
    <Popover
      opened={opened}
      onChange={(open_) => !open_ && close()}
      trapFocus
      withArrow
      width={280}
      position="bottom-start"
    >
      <Popover.Target>
        <ActionIcon
          data-tool
          tabIndex={tabIndex}
          variant={active ? 'light' : 'subtle'}
          color={active ? 'plum' : 'gray'}
          aria-label={richText.link}
          aria-keyshortcuts="Control+K"
          title={withKeys(richText.link, 'Control+K')}
          aria-pressed={active}
          className={styles.tool ?? ''}
          onFocus={onFocus}
          onClick={open}
        >
          <LinkIcon />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <TextInput
          label={richText.linkAddress}
          placeholder="https://"
          value={address}
          error={problem}
          data-autofocus
          onChange={(event) => setAddress(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter must not submit the surrounding form.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            take();
          }}
        />
        <Group gap="xs" mt="xs" justify={active ? 'space-between' : 'flex-end'}>
          {active && (
            <Button variant="subtle" color="red" size="compact-sm" onClick={remove}>
              {richText.removeLink}
            </Button>
          )}
          <Button size="compact-sm" onClick={take}>
            {richText.setLink}
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
