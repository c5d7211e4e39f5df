import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDropdowns } from '../../../components/ui/dropdowns/useDropdowns.ts';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import { useHydrated } from '../../../app/useHydrated.ts';
import { CopyAddress } from './CopyAddress.tsx';
import styles from './ShareMenu.module.css';
import { shareLink, shareNetworks, type Shared } from './shareLinks.ts';

/** Browsers that have no share sheet of their own system lack the function. */
const hasShareSheet = (): boolean => 'share' in navigator;

async function openShareSheet({ url, title }: Shared): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch {
    // Closed without a choice, or already open: nothing to be told.
  }
}

/**
 * Passing a page on (docs/product.md#estate-page): six networks, its address to copy, and the system's own sheet where there is one. Without
 * JavaScript it opens too, with the links and the address.
 */
export function ShareMenu({
  shared,
  className,
  label,
}: {
  shared: Shared;
  className: string | undefined;
  label: ReactNode;
}) {
  const { t } = useTranslation('estate');
  const menu = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  useDropdowns(menu);
  return (
    <div ref={menu} className={styles.share}>
      {/* Whole, on low screens too. */}
      <details
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) currentTarget.lastElementChild!.scrollIntoView({ block: 'nearest' });
        }}
      >
        <summary className={className}>
          <Icon icon={icons.share} />
          {label}
        </summary>
        <div className={styles.panel}>
          <ul className={styles.networks}>
            {shareNetworks.map((network) => (
              <li key={network}>
                <a
                  href={shareLink(network, shared)}
                  {...(network === 'mail' ? {} : { target: '_blank', rel: 'noopener external' })}
                >
                  <Icon icon={styles[network]} />
                  {t(`share.${network}`)}
                </a>
              </li>
            ))}
          </ul>
          <CopyAddress address={shared.url} />
          {hydrated && hasShareSheet() && (
            <button type="button" className={styles.more} onClick={() => void openShareSheet(shared)}>
              <Icon icon={icons.share} />
              {t('share.more')}
            </button>
          )}
        </div>
      </details>
    </div>
  );
}
