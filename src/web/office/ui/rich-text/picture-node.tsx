import { ActionIcon, TextInput } from '@mantine/core';
import { closeHistory } from '@tiptap/pm/history';
import { mergeAttributes, Node, type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { richText } from '../../../../words/en/office/rich-text.ts';
import { BinIcon } from '../admin-icons.tsx';
import { ownPicture } from './own-picture.ts';
import styles from './picture-node.module.css';

/** Characters, as in the server's limit. */
const LONGEST_ALT = 300;

/** A block with one of the site's pictures and its alternative text. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (image) => {
        const src = ownPicture(image.getAttribute('src') ?? '');
        return src === null ? false : { src, alt: image.getAttribute('alt') ?? '' };
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});

function PictureView({ node, selected, editor, getPos, updateAttributes, deleteNode }: NodeViewProps) {
  const stored = String(node.attrs.alt);
  // The field keeps its own copy, so that the caret stays in place while typing.
  const [alt, setAlt] = useState(stored);
  const [missing, setMissing] = useState(false);
  useEffect(() => setAlt(stored), [stored]);
  const goOnBelow = () => editor.commands.focus((getPos() ?? 0) + node.nodeSize + 1);
  return (
    <NodeViewWrapper className={styles.picture} data-selected={selected || undefined}>
      {missing ? (
        <p className={styles.missing}>{richText.pictureMissing}</p>
      ) : (
        <img src={String(node.attrs.src)} alt={stored} data-drag-handle onError={() => setMissing(true)} />
      )}
      <div className={styles.words}>
        <TextInput
          label={richText.altText}
          description={alt.trim() === '' ? richText.altHint : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          size="sm"
          value={alt}
          maxLength={LONGEST_ALT}
          className={styles.alt ?? ''}
          onChange={(event) => {
            setAlt(event.currentTarget.value);
            updateAttributes({ alt: event.currentTarget.value });
          }}
          onKeyDown={(event) => {
            // Enter must not submit the surrounding form.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            goOnBelow();
          }}
        />
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={alt.trim() === '' ? richText.removePicture : richText.removePictureOf({ alt })}
          onClick={() => {
            // A separate step in the history: undo restores the picture, even right after it was added.
            editor.view.dispatch(closeHistory(editor.state.tr));
            deleteNode();
            editor.commands.focus();
          }}
        >
          <BinIcon />
        </ActionIcon>
      </div>
    </NodeViewWrapper>
  );
}
