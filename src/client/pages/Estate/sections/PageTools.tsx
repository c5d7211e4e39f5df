import { valueIn } from '#shared/i18n/languages.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { embedOf } from '#shared/domain/embeds.ts';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import { useCardTexts } from '../../../features/estateCard/useCardTexts.ts';
import { FavouriteButton } from '../../../features/favourites/FavouriteButton.tsx';
import { useSite } from '../../../app/session/SiteContext.ts';
import { useHydrated } from '../../../app/useHydrated.ts';
import { DeferredPart } from '../../../app/deferred/DeferredPart.tsx';
import type { Shared } from '../share/shareLinks.ts';
import { shareMenuPart } from '../parts.ts';
import { titleIn } from '#shared/views/estate/shownTexts.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { sectionIds } from '../sectionIds.ts';
import styles from './PageTools.module.css';

/** Under the photos: what there is to see further down or elsewhere, the favourite, passing the page on, and paper. */
export function PageTools({ estate, isPrivate }: { estate: EstateView; isPrivate: boolean }) {
  const { t } = useTranslation('estate');
  const { embedOrigins = [] } = useSite();
  const { keep } = useCardTexts();
  const { plans, virtualTour, video } = estate;
  const title = titleIn(estate);
  const hydrated = useHydrated();
  const player = (id: 'tour' | 'video', address: string | undefined) =>
    address && (
      <li>
        <a
          className={styles.tool}
          {...(embedOf(address, embedOrigins)
            ? { href: `#${id}` }
            : { href: address, target: '_blank', rel: 'noopener external' })}
        >
          <Icon icon={icons[id]} />
          <span>{t(`photos.${id}`)}</span>
        </a>
      </li>
    );
  return (
    <div className={styles.tools}>
      <ul>
        {plans.length > 0 && (
          <li>
            <a className={styles.tool} href={`#${sectionIds.plans}`}>
              <Icon icon={icons.plan} />
              {t('photos.plans')}
            </a>
          </li>
        )}
        {player('tour', virtualTour)}
        {player('video', video)}
      </ul>
      {/* Only published estates can be favourites. */}
      {!isPrivate && <FavouriteButton className={styles.heart} estate={{ ...estate, title }} label={keep(title)} />}
      {!isPrivate && <Share estate={estate} />}
      {/* In its place before it works: what stands beside it stays where it is. */}
      <button
        type="button"
        className={`${styles.tool} ${styles.print}`}
        data-works={hydrated || undefined}
        onClick={() => {
          window.print();
        }}
      >
        <Icon icon={icons.print} />
        {t('print')}
      </button>
    </div>
  );
}

/** The share menu. Memoized, since a part whose props change before its script is there would disappear. */
const Share = memo(function Share({ estate }: { estate: EstateView }) {
  const { t } = useTranslation('estate');
  const { language, publicOrigin } = useSite();
  const { original, urls, preview } = estate;
  const title = titleIn(estate);
  const shared: Shared = {
    url: publicOrigin + valueIn(urls, language),
    title: original?.title ? t('untranslated.marked', { title }) : title,
    picture: preview && new URL(preview.url, publicOrigin).href,
  };
  return <DeferredPart part={shareMenuPart} props={{ shared, className: styles.tool! }} />;
});
