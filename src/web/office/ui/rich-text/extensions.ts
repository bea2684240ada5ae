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
  // It would add an empty paragraph to every text.
  trailingNode: false,
  link: {
    openOnClick: false,
    autolink: false,
    isAllowedUri: isUsableAddress,
    HTMLAttributes: { target: null, rel: null, class: null },
  },
} as const;

/** What a description may contain: the editor rejects anything outside its schema, typed or pasted. */
export const DESCRIPTION_EXTENSIONS = [StarterKit.configure({ ...textOnly, blockquote: false })];

/** What a post may contain: also quotes and the site's own pictures. */
export const ARTICLE_EXTENSIONS = [StarterKit.configure(textOnly), PictureNode, PicturesOnTheirWay];
