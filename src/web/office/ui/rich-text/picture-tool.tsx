import { ActionIcon, FileButton } from '@mantine/core';
import { PictureIcon } from '../admin-icons.tsx';
import { PICTURE_TYPES } from '../editor/read-picture.ts';
import styles from './rich-text-editor.module.css';

interface PictureToolProps {
  tabIndex: number;
  onFocus: () => void;
  onPictures: (files: readonly File[]) => void;
}

/** Chooses pictures for the place where the caret is. */
export const PictureTool = ({ tabIndex, onFocus, onPictures }: PictureToolProps) => (
  <FileButton
    multiple
    accept={PICTURE_TYPES.join(',')}
    inputProps={{ 'aria-label': 'Choose pictures for the text' }}
    onChange={onPictures}
  >
    {({ onClick }) => (
      <ActionIcon
        data-tool
        tabIndex={tabIndex}
        variant="subtle"
        color="gray"
        aria-label="Picture"
        title="Picture: choose one here, or drop or paste it into the text"
        className={styles.tool ?? ''}
        onFocus={onFocus}
        onClick={onClick}
      >
        <PictureIcon />
      </ActionIcon>
    )}
  </FileButton>
);
