import { Menu, UnstyledButton } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Admin } from '../../../contracts/admins.ts';
import { LANGUAGE_TAGS, LANGUAGES, OWN_NAMES } from '../../../core/languages.ts';
import { frame } from '../../../words/en/office/frame.ts';
import { shortcuts } from '../../../words/en/office/shortcuts.ts';
import { useLanguage } from '../../navigation/language.ts';
import { ChevronIcon, UserIcon } from '../../ui/icons.tsx';
import { chooseLanguage } from '../ui/choose-language.ts';
import { afterDialog } from '../ui/confirm-dialog.tsx';
import { RoleBadge } from '../ui/role-badge.tsx';
import { switchShortcuts, useShortcutsOn } from '../ui/shortcuts.ts';
import { ProfileDialog } from './profile-dialog.tsx';
import styles from './profile-menu.module.css';

interface ProfileMenuProps {
  admin: Admin;
  onLogout: () => void;
  /** Shows all shortcuts. */
  onShortcuts: () => void;
}

/** Shows the signed-in admin, with Profile, Logout and the language. */
export function ProfileMenu({ admin, onLogout, onShortcuts }: ProfileMenuProps) {
  const hasShortcuts = useShortcutsOn();
  const language = useLanguage();
  const [profileOpen, setProfileOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // By then, the menu item that opened it is gone.
  const closeProfile = () => {
    setProfileOpen(false);
    afterDialog(() => button.current?.focus());
  };
  return (
    <>
      <Menu position="bottom-end" width={200} shadow="md" withinPortal={false}>
        <Menu.Target>
          <UnstyledButton ref={button} className={styles.button ?? ''}>
            <UserIcon />
            <span className={styles.who}>
              <span className={styles.name}>
                <span className="visually-hidden">{frame.profileOf} </span>
                <bdi>{admin.username}</bdi>
              </span>
              <RoleBadge role={admin.role} />
            </span>
            <ChevronIcon size={16} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setProfileOpen(true)}>{frame.profile}</Menu.Item>
          <Menu.Item onClick={onLogout}>{frame.logout}</Menu.Item>
          <Menu.Divider />
          <Menu.CheckboxItem checked={hasShortcuts} onChange={switchShortcuts}>
            {shortcuts.useThem}
          </Menu.CheckboxItem>
          <Menu.Item onClick={onShortcuts}>{shortcuts.show}</Menu.Item>
          <Menu.Divider />
          <Menu.Label>{frame.language}</Menu.Label>
          {LANGUAGES.map((each) => (
            <Menu.RadioItem
              key={each}
              value={each}
              checked={each === language}
              lang={LANGUAGE_TAGS[each]}
              className={styles.language ?? ''}
              onChange={() => chooseLanguage(each)}
            >
              {OWN_NAMES[each]}
            </Menu.RadioItem>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ProfileDialog opened={profileOpen} onClose={closeProfile} />
    </>
  );
}
