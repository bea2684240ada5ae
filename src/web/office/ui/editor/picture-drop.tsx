import '@mantine/dropzone/styles.css';
import { List, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useState } from 'react';
import { PictureIcon } from '../admin-icons.tsx';
import { ErrorBanner } from '../error-banner.tsx';
import styles from './picture-drop.module.css';
import { MOST_PICTURE_BYTES, PICTURE_TYPES } from './read-picture.ts';

interface PictureDropProps {
  /** Label of the input for screen readers: "Choose pictures". */
  label: string;
  /** The instruction: "Drop pictures here, or press to choose". */
  text: string;
  rules: string;
  multiple?: boolean;
  /** Takes the files of one drop, valid and invalid ones, and returns the messages about the refused ones. */
  onFiles: (files: readonly File[]) => Promise<readonly string[]>;
}

/** Accepts dropped or chosen pictures; reports all refusals at once. */
export function PictureDrop({ label, text, rules, multiple = true, onFiles }: PictureDropProps) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [reading, setReading] = useState(false);
  const take = async (files: readonly File[]) => {
    setReading(true);
    setRefused(await onFiles(files));
    setReading(false);
  };
  return (
    <>
      <Dropzone
        onDrop={() => undefined}
        onDropAny={(files, rejections) => void take([...files, ...rejections.map(({ file }) => file)])}
        accept={[...PICTURE_TYPES]}
        maxSize={MOST_PICTURE_BYTES}
        multiple={multiple}
        loading={reading}
        className={styles.drop ?? ''}
        inputProps={{ 'aria-label': label }}
        aria-label={text}
      >
        <PictureIcon size={28} />
        <div>
          <Text fw={600}>{text}</Text>
          <Text size="sm" c="dimmed">
            {rules}
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
    </>
  );
}
