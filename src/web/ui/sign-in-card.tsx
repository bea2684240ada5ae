import { Button } from './button.tsx';
import styles from './sign-in-card.module.css';
import { LockIcon } from './trip-icons.tsx';

interface SignInCardProps {
  title: string;
  text: string;
  /** Words of the button. */
  act: string;
  onSignIn: () => void;
}

/** Stands in place of what an account holds, and offers to sign in. */
export function SignInCard({ title, text, act, onSignIn }: SignInCardProps) {
  return (
    <div className={styles.card}>
      <span className={styles.lock}>
        <LockIcon size={28} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      <Button look="action" onClick={onSignIn}>
        {act}
      </Button>
    </div>
  );
}
