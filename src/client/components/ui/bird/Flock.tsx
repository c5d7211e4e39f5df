import { Bird } from './Bird.tsx';
import styles from './Flock.module.css';

/** Five swifts on their way, for decoration. They take the text's colour. */
export function Flock() {
  return (
    <div className={styles.flock} aria-hidden="true">
      <Bird />
      <Bird />
      <Bird />
      <Bird />
      <Bird />
    </div>
  );
}
