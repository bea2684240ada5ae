import { Button, Input, List, Paper, Text } from '@mantine/core';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { memo, useEffect, useRef, useState } from 'react';
import { actions } from '../../../../words/en/office/actions.ts';
import { richText } from '../../../../words/en/office/rich-text.ts';
import { ErrorBanner } from '../error-banner.tsx';
import { ARTICLE_EXTENSIONS, DESCRIPTION_EXTENSIONS } from './extensions.ts';
import { ownPicture } from './own-picture.ts';
import { type SendPicture, usePictureUploads } from './picture-uploads.ts';
import { htmlOfPlainText, reducePastedHtml } from './reduce-pasted-html.ts';
import styles from './rich-text-editor.module.css';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

interface RichTextEditorProps {
  id: string;
  label: string;
  /** Read once: another text needs another key. */
  initialHtml: string;
  problem: string | undefined;
  onChange: (html: string) => void;
  /** If set, the text may have pictures and quotes. */
  sendPicture?: SendPicture;
  /** True for a text that may have the quotes and pictures that it begins with, but no new pictures. */
  isArticle?: boolean;
  /** The language of the text, for spelling; default that of the page. */
  lang?: string;
  required?: boolean;
  /** Called with the number of pictures being uploaded. */
  onSending?: (pictures: number) => void;
}

/** Returns dropped or pasted files, but not the picture of itself that a word processor's text brings along. */
const filesOf = (data: DataTransfer | null): readonly File[] =>
  data && reducePastedHtml(data.getData('text/html')) === '' ? [...data.files] : [];

export const RichTextEditor = memo(function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, initialHtml, problem, onChange, sendPicture, onSending, lang, required = true } = props;
  const isArticle = props.isArticle || sendPicture !== undefined;
  const [leftOut, setLeftOut] = useState(0);
  // A ref, because the editor's paste handler is created before the uploads.
  const takeFiles = useRef<ReturnType<typeof usePictureUploads>['take']>(() => undefined);
  const editor = useEditor({
    extensions: isArticle ? ARTICLE_EXTENSIONS : DESCRIPTION_EXTENSIONS,
    content: initialHtml,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-required': String(required),
        ...(lang && { lang }),
        ...(isArticle && { class: styles.article ?? '' }),
      },
      transformPastedHTML: (html) => {
        if (!isArticle) return reducePastedHtml(html);
        let foreign = 0;
        const reduced = reducePastedHtml(html, (source) => {
          const own = ownPicture(source);
          if (own === null) foreign += 1;
          return own;
        });
        setLeftOut(foreign);
        return reduced;
      },
      handlePaste: (view, event) => {
        const data = event.clipboardData;
        const files = sendPicture ? filesOf(data) : [];
        if (files.length > 0) {
          takeFiles.current(files);
          return true;
        }
        if (!data || data.types.includes('text/html')) return false;
        return view.pasteHTML(htmlOfPlainText(data.getData('text/plain')), event);
      },
      handleDrop: (view, event, _slice, moved) => {
        const files = sendPicture && !moved ? filesOf(event.dataTransfer) : [];
        if (files.length === 0) return false;
        event.preventDefault();
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        takeFiles.current(files, at === undefined ? {} : { at });
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  const uploads = usePictureUploads(editor, sendPicture);
  const { take, waiting } = uploads;
  useEffect(() => {
    takeFiles.current = take;
  }, [take]);
  useEffect(() => onSending?.(waiting), [onSending, waiting]);
  useProblem(editor, id, problem);
  return (
    <div>
      <Input.Label id={`${id}-label`} labelElement="div" required={required} onClick={() => editor?.commands.focus()}>
        {label}
      </Input.Label>
      <Paper withBorder className={styles.frame ?? ''} data-problem={problem !== undefined || undefined}>
        {editor && (
          <RichTextToolbar
            editor={editor}
            label={label}
            onPictures={sendPicture && ((files) => take(files, { ask: true }))}
          />
        )}
        <EditorContent editor={editor} className={styles.text} />
      </Paper>
      {sendPicture && <PictureNews uploads={uploads} leftOut={leftOut} onSeen={() => setLeftOut(0)} />}
      {problem && (
        <Input.Error id={`${id}-problem`} mt={4}>
          {problem}
        </Input.Error>
      )}
    </div>
  );
});

/** Connects the problem's message to the editor's field. */
function useProblem(editor: Editor | null, id: string, problem: string | undefined): void {
  useEffect(() => {
    if (!editor) return;
    const { dom } = editor.view;
    dom.setAttribute('aria-invalid', String(problem !== undefined));
    if (problem === undefined) dom.removeAttribute('aria-describedby');
    else dom.setAttribute('aria-describedby', `${id}-problem`);
  }, [editor, problem, id]);
}

interface PictureNewsProps {
  uploads: ReturnType<typeof usePictureUploads>;
  /** Number of foreign pictures that were left out of a paste. */
  leftOut: number;
  onSeen: () => void;
}

/** Reports the state of added pictures. */
function PictureNews({ uploads: { waiting, failures, retry, dismiss }, leftOut, onSeen }: PictureNewsProps) {
  const again = retry && (
    <Button size="compact-sm" variant="default" onClick={retry}>
      {actions.tryAgain}
    </Button>
  );
  return (
    <div className={styles.news}>
      <Text size="sm" role="status">
        {waiting > 0 && richText.sendingPictures({ count: waiting })}
      </Text>
      {failures.length > 0 && (
        <ErrorBanner onClose={dismiss} action={again}>
          <List size="sm" component="ul">
            {[...new Set(failures)].map((words) => (
              <List.Item key={words}>{words}</List.Item>
            ))}
          </List>
        </ErrorBanner>
      )}
      {leftOut > 0 && <ErrorBanner onClose={onSeen}>{richText.leftOut({ count: leftOut })}</ErrorBanner>}
    </div>
  );
}
