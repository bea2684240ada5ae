import { Input, Paper } from '@mantine/core';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { memo, useEffect } from 'react';
import { htmlOfPlainText, isUsableAddress, reducePastedHtml } from './reduce-pasted-html.ts';
import styles from './rich-text-editor.module.css';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

/** What a description may hold and nothing else: what the editor's schema does not know cannot be typed or pasted. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    // It would end every description with an empty paragraph.
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: isUsableAddress,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
];

interface RichTextEditorProps {
  id: string;
  label: string;
  /** Read once: another text needs another key. */
  initialHtml: string;
  problem: string | undefined;
  onChange: (html: string) => void;
}

export const RichTextEditor = memo(function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, initialHtml, problem, onChange } = props;
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: initialHtml,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-required': 'true',
      },
      transformPastedHTML: reducePastedHtml,
      handlePaste: (view, event) => {
        const data = event.clipboardData;
        if (!data || data.types.includes('text/html')) return false;
        return view.pasteHTML(htmlOfPlainText(data.getData('text/plain')), event);
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  useEffect(() => {
    if (!editor) return;
    const { dom } = editor.view;
    dom.setAttribute('aria-invalid', String(problem !== undefined));
    if (problem === undefined) dom.removeAttribute('aria-describedby');
    else dom.setAttribute('aria-describedby', `${id}-problem`);
  }, [editor, problem, id]);
  return (
    <div>
      <Input.Label id={`${id}-label`} labelElement="div" required onClick={() => editor?.commands.focus()}>
        {label}
      </Input.Label>
      <Paper withBorder className={styles.frame ?? ''} data-problem={problem !== undefined || undefined}>
        {editor && <RichTextToolbar editor={editor} label={label} />}
        <EditorContent editor={editor} className={styles.text} />
      </Paper>
      {problem && (
        <Input.Error id={`${id}-problem`} mt={4}>
          {problem}
        </Input.Error>
      )}
    </div>
  );
});
