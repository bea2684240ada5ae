import { ActionIcon, FileButton } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { richText } from '../../../../words/en/office/rich-text.ts';
import { BulletListIcon, NumberedListIcon, PictureIcon, QuoteIcon, RedoIcon, UndoIcon } from '../admin-icons.tsx';
import { PICTURE_TYPES } from '../editor/read-picture.ts';
import { LinkTool } from './link-tool.tsx';
import styles from './rich-text-editor.module.css';
import { withKeys } from './with-keys.ts';

interface Tool {
  readonly name: string;
  readonly sign: ReactNode;
  /** In the format of `aria-keyshortcuts`. */
  readonly keys: string;
  /** Null for a tool that is no toggle. */
  readonly pressed: boolean | null;
  readonly able: boolean;
  readonly run: () => void;
}

function toolsOf(editor: Editor): readonly Tool[] {
  const run = () => editor.chain().focus();
  const heading = (level: 2 | 3): Tool => ({
    name: richText.heading({ level }),
    sign: `H${level}`,
    keys: `Control+Alt+${level}`,
    pressed: editor.isActive('heading', { level }),
    able: true,
    run: () => run().toggleHeading({ level }).run(),
  });
  const toggle = (name: string, keys: string, sign: ReactNode, mark: string, act: () => void): Tool => {
    const pressed = editor.isActive(mark);
    return { name, sign, keys, pressed, able: true, run: act };
  };
  const act = (name: string, keys: string, sign: ReactNode, able: boolean, go: () => void): Tool => {
    return { name, sign, keys, pressed: null, able, run: go };
  };
  const quote = toggle(richText.quote, 'Control+Shift+B', <QuoteIcon />, 'blockquote', () =>
    run().toggleBlockquote().run(),
  );
  return [
    toggle(richText.bold, 'Control+B', <b>B</b>, 'bold', () => run().toggleBold().run()),
    toggle(richText.italic, 'Control+I', <i>I</i>, 'italic', () => run().toggleItalic().run()),
    heading(2),
    heading(3),
    toggle(richText.bulletList, 'Control+Shift+8', <BulletListIcon />, 'bulletList', () =>
      run().toggleBulletList().run(),
    ),
    toggle(richText.numberedList, 'Control+Shift+7', <NumberedListIcon />, 'orderedList', () =>
      run().toggleOrderedList().run(),
    ),
    ...(editor.schema.nodes.blockquote ? [quote] : []),
    act(richText.undo, 'Control+Z', <UndoIcon />, editor.can().undo(), () => run().undo().run()),
    act(richText.redo, 'Control+Shift+Z', <RedoIcon />, editor.can().redo(), () => run().redo().run()),
  ];
}

interface RichTextToolbarProps {
  editor: Editor;
  label: string;
  /** Adds pictures to the text, if it may have some. */
  onPictures?: ((files: readonly File[]) => void) | undefined;
}

/** A toolbar that is a single Tab stop; the arrow keys move between tools. */
export function RichTextToolbar({ editor, label, onPictures }: RichTextToolbarProps) {
  // Renders again whenever the buttons' states may have changed.
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
  const asStop = (index: number) => ({ tabIndex: stop === index ? 0 : -1, onFocus: () => setStop(index) });
  return (
    <div
      ref={place}
      role="toolbar"
      aria-label={richText.formatting({ label })}
      className={styles.toolbar}
      onKeyDown={onKey}
    >
      {tools.map(({ name, sign, keys, pressed, able, run }, index) => (
        <ActionIcon
          key={name}
          data-tool
          {...asStop(index)}
          variant={pressed ? 'light' : 'subtle'}
          color={pressed ? 'plum' : 'gray'}
          aria-label={name}
          aria-keyshortcuts={keys}
          title={withKeys(name, keys)}
          {...(pressed !== null && { 'aria-pressed': pressed })}
          aria-disabled={!able}
          className={styles.tool ?? ''}
          onClick={() => able && run()}
        >
          {sign}
        </ActionIcon>
      ))}
      <LinkTool editor={editor} {...asStop(tools.length)} />
      {onPictures && <PictureTool onPictures={onPictures} {...asStop(tools.length + 1)} />}
    </div>
  );
}

interface PictureToolProps {
  tabIndex: number;
  onFocus: () => void;
  onPictures: (files: readonly File[]) => void;
}

/** Chooses pictures to insert at the caret. */
const PictureTool = ({ tabIndex, onFocus, onPictures }: PictureToolProps) => (
  <FileButton
    multiple
    accept={PICTURE_TYPES.join(',')}
    inputProps={{ 'aria-label': richText.choosePictures }}
    onChange={onPictures}
  >
    {({ onClick }) => (
      <ActionIcon
        data-tool
        tabIndex={tabIndex}
        variant="subtle"
        color="gray"
        aria-label={richText.picture}
        title={richText.pictureHint}
        className={styles.tool ?? ''}
        onFocus={onFocus}
        onClick={onClick}
      >
        <PictureIcon />
      </ActionIcon>
    )}
  </FileButton>
);
