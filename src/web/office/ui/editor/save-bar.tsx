import { Button, Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { recordEditor } from '../../../../words/en/office/record-editor.ts';
import { FormBar } from './form-bar.tsx';
import styles from './save-bar.module.css';
import type { Saving } from './use-record-form.ts';

interface SaveBarProps {
  /** The status of the record, on the left. */
  status: ReactNode;
  changed: boolean;
  /** True after a save, until the next change. */
  saved: boolean;
  saving: Saving;
  banner: string;
  onCloseBanner: () => void;
  onPreview: () => void;
}

/** Shown here, because a toast would cover the buttons. */
function describeState(changed: boolean, saved: boolean, sending: boolean): string {
  if (sending) return recordEditor.saving;
  if (changed) return recordEditor.notSaved;
  return saved ? recordEditor.saved : '';
}

/** Stays in view below the form: the status, the error message, and the progress of saving. */
export function SaveBar({ status, changed, saved, saving, banner, onCloseBanner, onPreview }: SaveBarProps) {
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
        <Text size="sm" role="status" className={styles.state ?? ''}>
          {describeState(changed, saved, sending)}
        </Text>
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
