import { Bird } from '../components/ui/bird/Bird.tsx';
import styles from './Logo.module.css';

/** The swift and the network's name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <Bird />
      <span>{name}</span>
    </span>
  );
}
