import styles from './icon.module.css';

interface IconProps {
  /** A class of one of the icon sheets beside this file: `cardIcons.area`, `pageIcons.close`, `featureIcon('pool')`. */
  icon: string | undefined;
  className?: string | undefined;
}

/**
 * A thin line drawing, one element without content. Always decoration: the text beside it, or the name of what holds
 * it, says what it means. Sized by the font (1.25em) and coloured by the text.
 */
export function Icon({ icon, className }: IconProps) {
  return <span className={`${styles.icon} ${icon ?? ''} ${className ?? ''}`} aria-hidden="true" />;
}
