import { ActionIcon, Badge } from '@mantine/core';
import { blogEditor } from '../../../words/en/office/blog-editor.ts';
import { pictureFiles } from '../../../words/en/office/picture-files.ts';
import { TravelPicture } from '../../ui/travel-picture.tsx';
import { BinIcon } from '../ui/admin-icons.tsx';
import { FieldProblem } from '../ui/editor/field-problem.tsx';
import { fieldId } from '../ui/editor/form-fields.ts';
import { PictureDrop } from '../ui/editor/picture-drop.tsx';
import { fileProblem, previewOf } from '../ui/editor/read-picture.ts';
import type { BlogForm } from './blog-draft.ts';
import styles from './featured-picture.module.css';

/** As wide as in a reader's preview. */
const PREVIEW_WIDTH = 1200;

/** The picture of the post's card and head: drop or choose, replace, remove. */
export function FeaturedPictureField({ form: { draft, problems, change } }: { form: BlogForm }) {
  const { featuredImage } = draft;
  const take = async ([file, ...others]: readonly File[]): Promise<readonly string[]> => {
    if (!file) return [];
    const problem = fileProblem(file);
    if (problem !== null) return [problem];
    try {
      change({ featuredImage: { file, preview: await previewOf(file, PREVIEW_WIDTH) } });
    } catch (failure) {
      return [failure instanceof Error ? failure.message : String(failure)];
    }
    return others.map(({ name }) => blogEditor.onlyOnePicture({ file: name }));
  };
  return (
    <div id={fieldId('featuredImage')} tabIndex={-1} className={styles.field}>
      {featuredImage && (
        <div className={styles.frame}>
          <TravelPicture
            src={featuredImage.preview}
            alt={blogEditor.theFeaturedPicture}
            className={styles.image}
            sizes="340px"
          />
          {featuredImage.file && (
            <Badge color="plum" className={styles.new ?? ''}>
              {blogEditor.newPicture}
            </Badge>
          )}
          <ActionIcon
            variant="default"
            className={styles.remove ?? ''}
            aria-label={blogEditor.removePicture}
            onClick={() => change({ featuredImage: null })}
          >
            <BinIcon />
          </ActionIcon>
        </div>
      )}
      <PictureDrop
        label={blogEditor.choosePicture}
        text={featuredImage ? blogEditor.dropAnother : blogEditor.dropPicture}
        rules={pictureFiles.rules}
        multiple={false}
        onFiles={take}
      />
      <FieldProblem>{problems.featuredImage}</FieldProblem>
    </div>
  );
}
