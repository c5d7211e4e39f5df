import { isLongName } from '#shared/theme/isLongName.ts';
import { useSite } from '../app/session/SiteContext.ts';
import { Bird } from '../components/ui/bird/Bird.tsx';
import styles from '#shared/theme/sheets/Logo.module.css';

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
    <span className={isLongName(name) ? `${styles.logo} ${styles.long}` : styles.logo}>
      <Bird />
      <span translate="no">{name}</span>
    </span>
  );
}
