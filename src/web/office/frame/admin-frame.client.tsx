import { ActionIcon, Drawer, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { Admin } from '../../../contracts/admins.ts';
import { frame } from '../../../words/en/office/frame.ts';
import { MenuIcon } from '../../ui/icons.tsx';
import { SchemeSwitch } from '../ui/scheme-switch.tsx';
import styles from './admin-frame.module.css';
import type { Notifications } from './follow-notifications.ts';
import { NotificationMenu } from './notification-menu.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { sectionAt } from './sections.ts';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useSideFold } from './side-fold.ts';
import { SideMenu } from './side-menu.tsx';

interface AdminFrameProps {
  admin: Admin;
  brand: string;
  /** Null for a role without them. */
  notifications: Notifications | null;
  onNotificationsOpen: () => void;
  onLogout: () => void;
  /** The search, shown in the top bar. */
  search: ReactNode;
  children: ReactNode;
}

/** Frames every section with side menu and top bar; on a phone, the side menu is a drawer. */
export function AdminFrame(props: AdminFrameProps) {
  const { admin, brand, notifications, onNotificationsOpen, onLogout, search, children } = props;
  const section = sectionAt(useLocation().pathname);
  const navigation = useNavigation();
  const [menuOpen, setMenuOpen] = useState(false);
  const [helpOpen, setHelpOpen] = useState(false);
  const [folded, fold] = useSideFold();

  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#section">
        {frame.skip}
      </a>
      <div className={styles.side}>
        <SideMenu brand={brand} role={admin.role} current={section} folded={folded} onFold={fold} />
      </div>
      <Drawer
        opened={menuOpen}
        onClose={() => setMenuOpen(false)}
        size={280}
        title={frame.menu}
        classNames={{ header: styles.drawerHead ?? '', body: styles.drawerBody ?? '' }}
      >
        <SideMenu brand={brand} role={admin.role} current={section} onChoice={() => setMenuOpen(false)} />
      </Drawer>
      <section className={styles.bar} aria-label={frame.topBar}>
        <ActionIcon
          className={styles.menuButton ?? ''}
          variant="subtle"
          color="gray"
          size={44}
          aria-label={frame.menu}
          onClick={() => setMenuOpen(true)}
        >
          <MenuIcon />
        </ActionIcon>
        <Title order={1} className={styles.title ?? ''}>
          {section ? frame.sections[section.name] : frame.noAccess}
        </Title>
        {search}
        <SchemeSwitch />
        {notifications && <NotificationMenu notifications={notifications} onOpen={onNotificationsOpen} />}
        <ProfileMenu admin={admin} onLogout={onLogout} onShortcuts={() => setHelpOpen(true)} />
        {navigation.state === 'loading' && (
          <div className={styles.progress} role="progressbar" aria-label={frame.loadingSection} />
        )}
      </section>
      <main id="section" tabIndex={-1} className={styles.section}>
        {children}
      </main>
      <ShortcutHelp role={admin.role} opened={helpOpen} onOpen={setHelpOpen} />
    </div>
  );
}
