import { useTranslation } from 'react-i18next';
import type { OperationType } from '#shared/domain/estate.ts';
import { RouteLink } from '../navigation/RouteLink.tsx';
import { useSite } from '../session/SiteContext.ts';
import type { CurrentPage } from './currentPage.ts';
import styles from './Footer.module.css';
import type { FrameData } from './frame.load.ts';
import { Logo } from './Logo.tsx';

interface FooterProps {
  layout: CurrentPage['layout'];
  provinces: FrameData['provinces'];
  year: number;
}

/** Columns of what exists, and the copyright line (spec §2.7). The landing layout keeps the line only. */
export function Footer({ layout, provinces, year }: FooterProps) {
  const { t } = useTranslation();
  const { brandName, brandEmail } = useSite();
  return (
    <footer className={styles.footer}>
      {layout === 'default' && (
        <div className={styles.columns}>
          <div className={styles.about}>
            <Logo name={brandName} />
            <p>{t('footer.about')}</p>
            <p><a href={`mailto:${brandEmail}`}>{brandEmail}</a></p>
          </div>
          <ProvinceColumn type="buy" provinces={provinces.buy} />
          <ProvinceColumn type="rent" provinces={provinces.rent} />
        </div>
      )}
      <p className={styles.copyright}>{t('footer.copyright', { year, brand: brandName })}</p>
    </footer>
  );
}

function ProvinceColumn({ type, provinces }: { type: OperationType; provinces: FrameData['provinces']['buy'] }) {
  const { t } = useTranslation();
  return (
    <nav aria-labelledby={`footer-${type}`}>
      <h2 id={`footer-${type}`}><RouteLink to="Search" params={{ type }}>{t(`footer.${type}`)}</RouteLink></h2>
      <ul>
        {provinces.map(({ slug, name }) => (
          <li key={slug}>
            <RouteLink to="Search" params={{ province: slug, type }}>{name}</RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
