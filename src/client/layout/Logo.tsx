import { useSite } from '../app/session/SiteContext.ts';
import { Bird } from '../components/ui/bird/Bird.tsx';
import styles from './Logo.module.css';

/** A name of more characters is written smaller on phones. */
const longName = 14;

/** The network's mark and name, or the logo of the network's folder: drawn for light and for dark grounds. */
export function Logo({ name }: { name: string }) {
  const { brand } = useSite();
  if (brand?.logo)
    return (
      <span className={styles.logo}>
        <img className={styles.onLight} src={`${brand.path}/logo.svg`} alt={name} {...brand.logo} />
        <img className={styles.onDark} src={`${brand.path}/logo-dark.svg`} alt={name} {...brand.logo} />
      </span>
    );
  return (
    <span className={name.length > longName ? `${styles.logo} ${styles.long}` : styles.logo}>
      <Bird />
      <span translate="no">{name}</span>
    </span>
  );
}
