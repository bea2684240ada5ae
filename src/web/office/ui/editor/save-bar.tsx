import { Button, Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { recordEditor } from '../../../../words/en/office/record-editor.ts';
import { DraftMark, type DraftMarkState } from './draft-mark.tsx';
import { FormBar } from './form-bar.tsx';
import styles from './save-bar.module.css';
import type { Saving } from './use-record-form.ts';

interface SaveBarProps {
  /** The status of the record, on the left. */
  status: ReactNode;
  mark: DraftMarkState;
  saving: Saving;
  banner: string;
  onCloseBanner: () => void;
  onPreview: () => void;
}

/** Stays in view below the form: the status, the error message, and the progress of saving. */
export function SaveBar({ status, mark, saving, banner, onCloseBanner, onPreview }: SaveBarProps) {
  const sending = saving.kind === 'sending';
  return (
    <FormBar banner={banner} onCloseBanner={onCloseBanner}>
      {sending && saving.pictures > 0 && (
        <div role="status">
          <Text size="sm">
            {saving.sent < 1
              ? recordEditor.sending({ count: saving.pictures, percent: Math.floor(saving.sent * 100) })
              : recordEditor.preparing}
          </Text>
          <Progress value={saving.sent * 100} animated={saving.sent >= 1} aria-label={recordEditor.sendingPictures} />
        </div>
      )}
      <div className={styles.row}>
        {status}
        <DraftMark {...mark} />
        <div className={styles.buttons}>
          <Button variant="default" onClick={onPreview}>
            {recordEditor.preview}
          </Button>
          <Button type="submit" loading={sending}>
            {recordEditor.save}
          </Button>
        </div>
      </div>
    </FormBar>
  );
}
