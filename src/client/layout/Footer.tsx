import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { OperationType } from '#shared/domain/estate.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { Bird } from '../components/ui/bird/Bird.tsx';
import { newsletterId } from '../features/newsletter/newsletterModalPart.ts';
import { RouteLink } from '../app/navigation/RouteLink.tsx';
import type { LayoutKind } from '../app/routeDefinition.ts';
import { useSite } from '../app/session/SiteContext.ts';
import styles from './Footer.module.css';
import type { LayoutData } from './layout.load.ts';
import { Logo } from './Logo.tsx';

interface FooterProps {
  layout: LayoutKind;
  provinces: LayoutData['provinces'];
  year: number;
}

/**
 * Columns of what exists, and beneath them copyright and legal texts (docs/product.md#footer), which is all that the
 * landing layout keeps (docs/product.md#layouts).
 */
export function Footer({ layout, provinces, year }: FooterProps) {
  const { t } = useTranslation();
  const { brandName, brandEmail, links, language } = useSite();
  return (
    <footer className={styles.footer}>
      <div className="container">
        {layout === 'default' && (
          <div className={styles.columns}>
            <div className={styles.about}>
              <Logo name={brandName} />
              <p>{t('footer.about')}</p>
              <p>
                {t('footer.write')} <a href={`mailto:${brandEmail}`}>{brandEmail}</a>
              </p>
            </div>
            <nav className={`${styles.provinces} ${styles.explore}`} aria-labelledby="footer-explore">
              <h2 id="footer-explore">{t('footer.explore')}</h2>
              <ul>
                <li>
                  <RouteLink to="Sell" params={{}}>
                    {t('services.sell')}
                  </RouteLink>
                </li>
                <li>
                  <RouteLink to="Rent" params={{}}>
                    {t('services.rent')}
                  </RouteLink>
                </li>
                <li>
                  <RouteLink to="Search" params={{ type: 'buy' }}>
                    {t('footer.findHome')}
                  </RouteLink>
                </li>
                <li>
                  <RouteLink to="AgentProvinces" params={{}}>
                    {t('footer.findAgent')}
                  </RouteLink>
                </li>
                <li>
                  <a href={`${buildUrl({ to: 'Home', params: {} }, language)}#${newsletterId}`} data-newsletter>
                    {t('footer.newsletter')}
                  </a>
                </li>
                {links.agentsJoin && (
                  <li>
                    <a href={links.agentsJoin} target="_blank" rel="noopener">
                      {t('header.agentsJoin')}
                    </a>
                  </li>
                )}
              </ul>
            </nav>
            <Provinces type="buy" provinces={provinces.buy} t={t} />
            <Provinces type="rent" provinces={provinces.rent} t={t} />
          </div>
        )}
        <div className={styles.under}>
          <p>{t('footer.copyright', { year, brand: brandName })}</p>
          <ul>
            <li>
              <RouteLink to="Privacidad" params={{}}>
                {t('footer.privacy')}
              </RouteLink>
            </li>
            <li>
              <RouteLink to="Aviso" params={{}}>
                {t('footer.notice')}
              </RouteLink>
            </li>
          </ul>
        </div>
      </div>
      {layout === 'default' && <Bird className={styles.bird} />}
    </footer>
  );
}

function Provinces({
  type,
  provinces,
  t,
}: {
  type: OperationType;
  provinces: LayoutData['provinces']['buy'];
  t: TFunction;
}) {
  return (
    <nav className={styles.provinces} aria-labelledby={`footer-${type}`}>
      <h2 id={`footer-${type}`}>
        <RouteLink to="Search" params={{ type }}>
          {t(`footer.${type}`)}
        </RouteLink>
      </h2>
      <ul>
        {provinces.map(({ slug, name }) => (
          <li key={slug}>
            <RouteLink to="Search" params={{ province: slug, type }}>
              {name}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
