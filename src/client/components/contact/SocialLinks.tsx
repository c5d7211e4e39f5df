import { useTranslation } from 'react-i18next';
import type { SocialLink } from '#shared/domain/agent.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import icons from '../ui/icons/contactIcons.module.css';
import styles from './SocialLinks.module.css';

/** Names as their owners write them. */
const names: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
  twitter: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
};

/** An unknown network shows its own name and a globe. */
const nameOf = (network: string): string =>
  Object.hasOwn(names, network) ? names[network]! : network.charAt(0).toUpperCase() + network.slice(1);
const iconOf = (network: string): string | undefined =>
  network === 'twitter' ? icons.x : Object.hasOwn(names, network) ? icons[network] : icons.web;

interface SocialLinksProps {
  links: readonly SocialLink[];
  /** Whose they are. */
  name: string;
  className?: string | undefined;
}

/** Social networks as icons, each opening in a tab of its own (docs/product.md#agent-card). */
export function SocialLinks({ links, name, className }: SocialLinksProps) {
  const { t } = useTranslation('agentCard');
  if (links.length === 0) return null;
  return (
    <ul className={`${styles.social} ${className ?? ''}`}>
      {links.map(({ network, link }) => (
        <li key={network}>
          <a href={link} target="_blank" rel="noopener" aria-label={t('social', { name, network: nameOf(network) })}>
            <Icon icon={iconOf(network)} />
          </a>
        </li>
      ))}
    </ul>
  );
}
