import { ActionIcon, Kbd, Modal, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { find } from '../../../words/en/office/find.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import type { Command } from './commands.ts';
import styles from './find-box.module.css';
import { FindPanel } from './find-panel.tsx';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const KEYS = isApple ? '⌘K' : 'Ctrl K';

interface FindBoxProps {
  enabled: boolean;
  /** Sections and actions that the search finds as well. */
  commands: readonly Command[];
  /** The admin to whom the recent records belong. */
  owner: string;
}

/** Opens the search over the whole back office, by the button in the top bar or Ctrl-K. */
export function FindBox({ enabled, commands, owner }: FindBoxProps) {
  const [opened, setOpened] = useState(false);
  const onPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const close = () => setOpened(false);

  useEffect(() => {
    if (!enabled) {
      setOpened(false);
      return;
    }
    const openByKey = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      // An editor that handles the key itself prevents the default.
      if (!isShortcut || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
      event.preventDefault();
      setOpened(true);
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, [enabled]);

  return (
    <>
      <UnstyledButton
        className={styles.open ?? ''}
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onClick={() => setOpened(true)}
      >
        <SearchIcon size={18} />
        <span className={styles.label}>{find.title}</span>
        <Kbd size="xs" aria-hidden className={styles.keys ?? ''}>
          {KEYS}
        </Kbd>
      </UnstyledButton>
      <ActionIcon
        className={styles.openSmall ?? ''}
        variant="subtle"
        color="gray"
        size={44}
        aria-label={find.title}
        onClick={() => setOpened(true)}
      >
        <SearchIcon />
      </ActionIcon>
      <Modal
        opened={opened}
        onClose={close}
        size="lg"
        fullScreen={onPhone}
        yOffset="10vh"
        // Typed at once, the first letters would be lost while it fades in.
        transitionProps={{ duration: 0 }}
        title={find.title}
        classNames={{ body: styles.body ?? '' }}
      >
        <FindPanel commands={commands} owner={owner} onChosen={close} />
      </Modal>
    </>
  );
}
