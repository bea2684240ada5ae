import StarterKit from '@tiptap/starter-kit';
import { isUsableAddress } from './link-address.ts';
import { PictureNode } from './picture-node.tsx';
import { PicturesOnTheirWay } from './picture-uploads.ts';

const textOnly = {
  heading: { levels: [2, 3] as (2 | 3)[] },
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  // It would end every text with an empty paragraph.
  trailingNode: false,
  link: {
    openOnClick: false,
    autolink: false,
    isAllowedUri: isUsableAddress,
    HTMLAttributes: { target: null, rel: null, class: null },
  },
} as const;

/** What a description may hold and nothing else: what the editor's schema does not know cannot be typed or pasted. */
export const DESCRIPTION_EXTENSIONS = [StarterKit.configure({ ...textOnly, blockquote: false })];

/** What a post may hold: quotes and pictures of ours besides. */
export const ARTICLE_EXTENSIONS = [StarterKit.configure(textOnly), PictureNode, PicturesOnTheirWay];
