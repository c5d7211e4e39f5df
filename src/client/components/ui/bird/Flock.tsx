import { useSite } from '../../../app/session/SiteContext.ts';
import { Bird } from './Bird.tsx';
import styles from './Flock.module.css';

/** Five swifts on their way, for decoration; of another brand one mark. They take the text's colour. */
export function Flock() {
  const { brand } = useSite();
  return (
    <div className={styles.flock} aria-hidden="true">
      <Bird />
      {!brand && (
        <>
          <Bird />
          <Bird />
          <Bird />
          <Bird />
        </>
      )}
    </div>
  );
}
