import '@mantine/dropzone/styles.css';
import { arrayMove } from '@dnd-kit/sortable';
import { List, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { memo, useState } from 'react';
import { PACKAGE_LIMITS } from '../../../core/packages/package-options.ts';
import { ErrorBanner } from '../../ui/admin/error-banner.tsx';
import { ImageIcon } from './admin-icons.tsx';
import { FieldProblem } from './field-problem.tsx';
import { fieldId } from './form-fields.ts';
import { newKey } from './new-key.ts';
import type { DraftPicture, PackageDraft } from './package-draft.ts';
import { PictureCard } from './picture-card.tsx';
import styles from './picture-editor.module.css';
import { findRoom, PICTURE_TYPES, previewOf } from './read-picture.ts';
import { SortableList } from './sortable-list.tsx';

type Pictures = Pick<PackageDraft, 'pictures' | 'featuredPicture'>;

interface PictureEditorProps extends Pictures {
  problem: string | undefined;
  /** Takes the change to make, since pictures are read while others come and go. */
  onChange: (change: (now: Pictures) => Pictures) => void;
}

const bytesOf = (pictures: readonly DraftPicture[]): number =>
  pictures.reduce((sum, { file }) => sum + (file?.size ?? 0), 0);

/** New pictures stand behind the stored ones until they are stored themselves: each moves among its own kind. */
function moved(pictures: readonly DraftPicture[], from: number, to: number): readonly DraftPicture[] {
  const stored = pictures.filter(({ file }) => file === undefined).length;
  const place = from < stored ? Math.min(to, stored - 1) : Math.max(to, stored);
  return arrayMove([...pictures], from, place);
}

/** The pictures of a package: dropped or chosen, put in order, captioned; one of them is featured. */
export const PictureEditor = memo(function PictureEditor(props: PictureEditorProps) {
  const { pictures, featuredPicture, problem, onChange } = props;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [reading, setReading] = useState(false);

  const take = async (files: readonly File[]) => {
    const { taken, problems } = findRoom(files, { pictures: pictures.length, bytes: bytesOf(pictures) });
    const said = [...problems];
    setReading(true);
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
    setReading(false);
    setRefused(said);
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
        nameOf={(_, index) => `picture ${index + 1}`}
        onMove={move}
        layout="grid"
        label="Pictures of the package"
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
      <Dropzone
        onDrop={() => undefined}
        // Good and bad ones of one drop together, so that all that is refused is said at once.
        onDropAny={(files, rejections) => void take([...files, ...rejections.map(({ file }) => file)])}
        accept={[...PICTURE_TYPES]}
        maxSize={PACKAGE_LIMITS.pictureBytes}
        loading={reading}
        className={styles.drop ?? ''}
        inputProps={{ 'aria-label': 'Choose pictures' }}
        aria-label="Add pictures: drop them here, or press to choose"
      >
        <ImageIcon />
        <div>
          <Text fw={600}>Drop pictures here, or press to choose</Text>
          <Text size="sm" c="dimmed">
            JPEG, PNG, WebP or AVIF, up to 10 MB each, at most {PACKAGE_LIMITS.pictures}
          </Text>
        </div>
      </Dropzone>
      {refused.length > 0 && (
        <ErrorBanner onClose={() => setRefused([])}>
          <List size="sm" component="ul">
            {refused.map((words) => (
              <List.Item key={words}>{words}</List.Item>
            ))}
          </List>
        </ErrorBanner>
      )}
      <FieldProblem>{problem}</FieldProblem>
    </div>
  );
});
