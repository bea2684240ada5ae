import { ActionIcon, Button, Group, Popover, Text, TextInput } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { BulletListIcon, LinkIcon, NumberedListIcon, RedoIcon, UndoIcon } from './admin-icons.tsx';
import styles from './rich-text-editor.module.css';

interface Tool {
  readonly name: string;
  readonly sign: ReactNode;
  /** False for what only acts once. */
  readonly pressed: boolean | null;
  readonly able: boolean;
  readonly run: () => void;
}

function toolsOf(editor: Editor): readonly Tool[] {
  const run = () => editor.chain().focus();
  const toggle = (name: string, sign: ReactNode, active: boolean, act: () => void): Tool => ({
    name,
    sign,
    pressed: active,
    able: true,
    run: act,
  });
  const act = (name: string, sign: ReactNode, able: boolean, go: () => void): Tool => ({
    name,
    sign,
    pressed: null,
    able,
    run: go,
  });
  return [
    toggle('Bold', <b>B</b>, editor.isActive('bold'), () => run().toggleBold().run()),
    toggle('Italic', <i>I</i>, editor.isActive('italic'), () => run().toggleItalic().run()),
    toggle('H2 heading', 'H2', editor.isActive('heading', { level: 2 }), () => run().toggleHeading({ level: 2 }).run()),
    toggle('H3 heading', 'H3', editor.isActive('heading', { level: 3 }), () => run().toggleHeading({ level: 3 }).run()),
    toggle('Bullet list', <BulletListIcon />, editor.isActive('bulletList'), () => run().toggleBulletList().run()),
    toggle('Numbered list', <NumberedListIcon />, editor.isActive('orderedList'), () =>
      run().toggleOrderedList().run(),
    ),
    act('Undo', <UndoIcon />, editor.can().undo(), () => run().undo().run()),
    act('Redo', <RedoIcon />, editor.can().redo(), () => run().redo().run()),
  ];
}

/** One stop for the Tab key; the arrow keys go from tool to tool. */
export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  // Asks for a new rendering whenever something that the buttons show has changed.
  useEditorState({ editor, selector: ({ transactionNumber }) => transactionNumber });
  const place = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const tools = toolsOf(editor);
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...(place.current?.querySelectorAll<HTMLElement>('button[data-tool]') ?? [])];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (at < 0 || step === 0) return;
    event.preventDefault();
    const next = (at + step + buttons.length) % buttons.length;
    setStop(next);
    buttons[next]?.focus();
  };
  return (
    <div ref={place} role="toolbar" aria-label={`Format of ${label}`} className={styles.toolbar} onKeyDown={onKey}>
      {tools.map(({ name, sign, pressed, able, run }, index) => (
        <ActionIcon
          key={name}
          data-tool
          tabIndex={stop === index ? 0 : -1}
          variant={pressed ? 'light' : 'subtle'}
          color={pressed ? 'plum' : 'gray'}
          aria-label={name}
          title={name}
          {...(pressed !== null && { 'aria-pressed': pressed })}
          aria-disabled={!able}
          className={styles.tool ?? ''}
          onFocus={() => setStop(index)}
          onClick={() => able && run()}
        >
          {sign}
        </ActionIcon>
      ))}
      <LinkTool editor={editor} tabIndex={stop === tools.length ? 0 : -1} onFocus={() => setStop(tools.length)} />
    </div>
  );
}

const USABLE = /^(?:https?:\/\/[^\s]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s-]+)$/i;

interface LinkToolProps {
  editor: Editor;
  tabIndex: number;
  onFocus: () => void;
}

function LinkTool({ editor, tabIndex, onFocus }: LinkToolProps) {
  const [opened, setOpened] = useState(false);
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const active = editor.isActive('link');
  const open = () => {
    setAddress(String(editor.getAttributes('link').href ?? ''));
    setProblem(null);
    setOpened(true);
  };
  const close = () => {
    setOpened(false);
    editor.commands.focus();
  };
  const take = () => {
    const typed = address.trim();
    const whole = /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`;
    if (!USABLE.test(whole)) {
      setProblem('Please enter a web, mailto: or tel: address');
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    const { empty } = editor.state.selection;
    if (empty && !active)
      chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href: whole } }] }).run();
    else chain.setLink({ href: whole }).run();
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
          aria-label="Link"
          title="Link"
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
          label="Address of the link"
          placeholder="https://"
          value={address}
          error={problem}
          data-autofocus
          onChange={(event) => setAddress(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter must not send the form around it.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            take();
          }}
        />
        <Group gap="xs" mt="xs" justify="space-between">
          {active ? (
            <Button variant="subtle" color="red" size="compact-sm" onClick={remove}>
              Remove
            </Button>
          ) : (
            <Text size="xs" c="dimmed" />
          )}
          <Button size="compact-sm" onClick={take}>
            Set link
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
