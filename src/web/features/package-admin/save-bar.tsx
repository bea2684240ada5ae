import { Button, NativeSelect, Paper, Progress, Text } from '@mantine/core';
import { PACKAGE_STATUSES } from '../../../core/packages/package-options.ts';
import { ErrorBanner } from '../../ui/admin/error-banner.tsx';
import { type FormState, fieldId } from './form-fields.ts';
import { STATUS_NAMES } from './package-words.ts';
import styles from './save-bar.module.css';
import type { usePackageForm } from './use-package-form.ts';

interface SaveBarProps {
  form: FormState;
  changed: boolean;
  /** True after a saving, until something is changed again. */
  saved: boolean;
  saving: ReturnType<typeof usePackageForm>['saving'];
  banner: string;
  onCloseBanner: () => void;
  onPreview: () => void;
}

/** Said here and not in a message over the page, which would lie over the buttons. */
function describeState(changed: boolean, saved: boolean, sending: boolean): string {
  if (sending) return 'Saving …';
  if (changed) return 'Not saved yet';
  return saved ? 'Saved' : '';
}

/** Stays in view below the form: the status, what went wrong, and how far the saving has come. */
export function SaveBar({ form, changed, saved, saving, banner, onCloseBanner, onPreview }: SaveBarProps) {
  const { draft, change } = form;
  const sending = saving.kind === 'sending';
  return (
    <Paper withBorder shadow="md" className={styles.bar ?? ''}>
      {banner && (
        <div className={styles.banner}>
          <ErrorBanner onClose={onCloseBanner}>{banner}</ErrorBanner>
        </div>
      )}
      {sending && saving.pictures > 0 && (
        <div role="status">
          <Text size="sm">
            {saving.sent < 1
              ? `Sending ${saving.pictures === 1 ? 'the picture' : `${saving.pictures} pictures`}: ${Math.floor(saving.sent * 100)}%`
              : 'Sent; the pictures are being prepared …'}
          </Text>
          <Progress value={saving.sent * 100} animated={saving.sent >= 1} aria-label="Sending the pictures" />
        </div>
      )}
      <div className={styles.row}>
        <NativeSelect
          id={fieldId('status')}
          label="Status"
          className={styles.status ?? ''}
          value={draft.status}
          data={PACKAGE_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }))}
          onChange={(event) => change({ status: event.currentTarget.value })}
        />
        <Text size="sm" role="status" className={styles.state ?? ''}>
          {describeState(changed, saved, sending)}
        </Text>
        <div className={styles.buttons}>
          <Button variant="default" onClick={onPreview}>
            Preview
          </Button>
          <Button type="submit" loading={sending}>
            Save
          </Button>
        </div>
      </div>
    </Paper>
  );
}
