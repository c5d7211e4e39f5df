import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import { AddressField } from './AddressField.tsx';
import styles from './ShareMenu.module.css';
import { externalAttributes, shareLink, shareNetworks, type Shared } from './shareLinks.ts';

/** The menu before its script is there: a disclosure with the links and the address. */
export function PlainShareMenu({
  shared,
  className,
  ref,
}: {
  shared: Shared;
  className: string;
  ref: Ref<HTMLDetailsElement>;
}) {
  const { t } = useTranslation('estate');
  return (
    // A visitor may open it before React takes over.
    <details ref={ref} className={styles.share} suppressHydrationWarning>
      <summary className={className}>
        <Icon icon={icons.share} />
        {t('share.label')}
      </summary>
      <div className={styles.panel}>
        <ul className={styles.networks}>
          {shareNetworks.map((network) => (
            <li key={network}>
              <a href={shareLink(network, shared)} {...externalAttributes(network)}>
                <Icon icon={styles[network]} />
                <span>{t(`share.${network}`)}</span>
              </a>
            </li>
          ))}
        </ul>
        <AddressField address={shared.url} />
      </div>
    </details>
  );
}
