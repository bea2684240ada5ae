import { arrayMove } from '@dnd-kit/sortable';
import { memo } from 'react';
import { PACKAGE_LIMITS } from '../../../core/packages/package-options.ts';
import { packageDays } from '../../../words/en/office/package-days.ts';
import { pictureFiles } from '../../../words/en/office/picture-files.ts';
import { FieldProblem } from '../ui/editor/field-problem.tsx';
import { fieldId } from '../ui/editor/form-fields.ts';
import { newKey } from '../ui/editor/new-key.ts';
import { PictureDrop } from '../ui/editor/picture-drop.tsx';
import { previewOf } from '../ui/editor/read-picture.ts';
import type { DraftPicture, PackageDraft } from './package-draft.ts';
import { PictureCard } from './picture-card.tsx';
import styles from './picture-editor.module.css';
import { findRoom } from './picture-room.ts';
import { SortableList } from './sortable-list.tsx';

type Pictures = Pick<PackageDraft, 'pictures' | 'featuredPicture'>;

interface PictureEditorProps extends Pictures {
  problem: string | undefined;
  /** Takes an updater function, because pictures are read while others come and go. */
  onChange: (change: (now: Pictures) => Pictures) => void;
}

const bytesOf = (pictures: readonly DraftPicture[]): number =>
  pictures.reduce((sum, { file }) => sum + (file?.size ?? 0), 0);

/** New pictures follow the stored ones until they are stored themselves: each moves only among its own kind. */
function moved(pictures: readonly DraftPicture[], from: number, to: number): readonly DraftPicture[] {
  const stored = pictures.filter(({ file }) => file === undefined).length;
  const place = from < stored ? Math.min(to, stored - 1) : Math.max(to, stored);
  return arrayMove([...pictures], from, place);
}

/** Edits the pictures of a package: drop or choose, sort, caption; one of them is featured. */
export const PictureEditor = memo(function PictureEditor(props: PictureEditorProps) {
  const { pictures, featuredPicture, problem, onChange } = props;

  const take = async (files: readonly File[]): Promise<readonly string[]> => {
    const { taken, problems } = findRoom(files, { pictures: pictures.length, bytes: bytesOf(pictures) });
    const said = [...problems];
    // One after the other: a large photo takes 160 MB while it is read.
    for (const file of taken) {
      try {
        const picture = { id: newKey(), file, preview: await previewOf(file), caption: '' };
        onChange((now) => ({
          pictures: [...now.pictures, picture],
          featuredPicture: now.featuredPicture ?? picture.id,
        }));
      } catch (failure) {
        said.push(failure instanceof Error ? failure.message : String(failure));
      }
    }
    return said;
  };
  const replace = (index: number, picture: DraftPicture) =>
    onChange((now) => ({ ...now, pictures: now.pictures.with(index, picture) }));
  const remove = (id: string) =>
    onChange((now) => {
      const left = now.pictures.filter((picture) => picture.id !== id);
      return {
        pictures: left,
        featuredPicture: now.featuredPicture === id ? (left[0]?.id ?? null) : now.featuredPicture,
      };
    });
  const move = (from: number, to: number) => onChange((now) => ({ ...now, pictures: moved(now.pictures, from, to) }));

  return (
    <div id={fieldId('images')} tabIndex={-1} className={styles.pictures}>
      <SortableList
        items={pictures}
        nameOf={(_, index) => packageDays.pictureMoved({ number: index + 1 })}
        onMove={move}
        layout="grid"
        label={packageDays.picturesOfPackage}
      >
        {(picture, index, handle) => (
          <PictureCard
            picture={picture}
            number={index + 1}
            count={pictures.length}
            isFeatured={picture.id === featuredPicture}
            handle={handle}
            onChange={(changed) => replace(index, changed)}
            onFeature={() => onChange((now) => ({ ...now, featuredPicture: picture.id }))}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(picture.id)}
          />
        )}
      </SortableList>
      <PictureDrop
        label={packageDays.choosePictures}
        text={packageDays.dropPictures}
        rules={packageDays.pictureRules({ rules: pictureFiles.rules, most: PACKAGE_LIMITS.pictures })}
        onFiles={take}
      />
      <FieldProblem>{problem}</FieldProblem>
    </div>
  );
});
