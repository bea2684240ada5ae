import { useEffect, useRef, useState } from 'react';
import type { User } from '../../../contracts/accounts.ts';
import { initialsOf } from '../../../core/accounts/account-form.ts';
import { accounts } from '../../../words/en/site/accounts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { UserIcon } from '../../ui/icons.tsx';
import styles from './account-menu.module.css';
import { loadLoginDialog } from './lazy-login-dialog.tsx';
import { useSession } from './session.tsx';

/** The round account button: opens the login dialog when signed out, a menu when signed in. */
export function AccountMenu() {
  const { user, openLogin } = useSession();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  if (!user) {
    return (
      <button
        type="button"
        className={styles.round}
        aria-label={accounts.signInOrRegister}
        onClick={() => openLogin()}
        onPointerEnter={() => void loadLoginDialog().catch(() => undefined)}
      >
        <UserIcon />
      </button>
    );
  }
  return (
    <div className={styles.place} ref={place}>
      <button
        ref={button}
        type="button"
        className={`${styles.round} ${styles.signedIn}`}
        aria-label={accounts.accountOf({ initials: initialsOf(user.name), name: user.name })}
        aria-expanded={open}
        aria-controls="account-menu"
        onClick={() => setOpen(!open)}
      >
        {initialsOf(user.name)}
      </button>
      {open && (
        <div id="account-menu" className={styles.menu}>
          <SignedIn user={user} onDone={() => setOpen(false)} />
        </div>
      )}
    </div>
  );
}

/** Shows the signed-in user, with their bookings and the logout. */
function SignedIn({ user: { name, phone }, onDone }: { user: User; onDone: () => void }) {
  const { signOut } = useSession();
  return (
    <>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={styles.phone}>{phone}</p>
      <ButtonLink look="plain" to="/my-trips" className={styles.bookings ?? ''} onClick={onDone}>
        {accounts.myTrips}
      </ButtonLink>
      <ButtonLink look="plain" to="/my-bookings" className={styles.bookings ?? ''} onClick={onDone}>
        {accounts.myBookings}
      </ButtonLink>
      <ButtonLink look="plain" to="/account" className={styles.bookings ?? ''} onClick={onDone}>
        {accounts.myAccount}
      </ButtonLink>
      <Button
        onClick={() => {
          onDone();
          signOut();
        }}
      >
        {accounts.logout}
      </Button>
    </>
  );
}

/** Shows the account entries of the drawer. */
export function DrawerAccount({ onDone }: { onDone: () => void }) {
  const { user, openLogin } = useSession();
  return (
    <section className={styles.drawer} aria-label={accounts.account}>
      {user ? (
        <SignedIn user={user} onDone={onDone} />
      ) : (
        <>
          <p className={styles.name}>{accounts.guest}</p>
          <p className={styles.phone}>{accounts.signInHint}</p>
          <Button
            look="action"
            onClick={() => {
              onDone();
              openLogin();
            }}
          >
            {accounts.signIn}
          </Button>
        </>
      )}
    </section>
  );
}
