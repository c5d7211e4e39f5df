import { useTranslation } from 'react-i18next';
import { shownEntries, type Entry } from '#shared/navigation/entries.ts';
import {
  copyrightHolder,
  footerColumns,
  legalEntries,
  newsletterEntry,
  schemeChoices,
  socialNetworks,
} from '#shared/navigation/footer.ts';
import { opensNewTab, type Links } from '#shared/navigation/links.ts';
import { Bird } from '../../components/ui/bird/Bird.tsx';
import { Icon } from '../../components/ui/icons/Icon.tsx';
import icons from '../../components/ui/icons/contactIcons.module.css';
import type { LayoutKind } from '../../app/routeDefinition.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { Logo } from '../Logo.tsx';
import styles from '#shared/theme/sheets/Footer.module.css';
import { NavigationLink } from './NavigationLink.tsx';

interface FooterProps {
  layout: LayoutKind;
  /** Of the copyright line. */
  year: number | undefined;
  links: Links;
}

/**
 * What the footer holds (docs/product.md#footer): columns, and beneath them copyright and legal texts, which is all
 * that the landing layout keeps (docs/product.md#layouts).
 */
export function Footer({ layout, year, links }: FooterProps) {
  const { t } = useTranslation('navigation');
  const { language, legal } = useSite();
  const shown = (entries: readonly Entry[]) => shownEntries(entries, language, links);
  const columns = footerColumns.map(({ entries, ...column }) => ({ ...column, entries: shown(entries) }));
  return (
    <>
      <div className="container">
        {layout === 'default' && (
          <div className={styles.columns}>
            <About
              links={links}
              newsletter={<NavigationLink entry={shown([newsletterEntry])[0]!} className="button" />}
            />
            {columns.map(
              ({ name, label, entries }) =>
                entries.length > 0 && (
                  <div key={name}>
                    <h2>{t(label)}</h2>
                    <ul>
                      {entries.map((entry) => (
                        <li key={entry.label}>
                          <NavigationLink entry={entry} />
                        </li>
                      ))}
                    </ul>
                  </div>
                ),
            )}
          </div>
        )}
        <div className={styles.under}>
          <p>{t('footer.copyright', { year, company: copyrightHolder(legal.name) })}</p>
          <SchemeChoice />
          <ul>
            {shown(legalEntries).map((entry) => (
              <li key={entry.label}>
                <NavigationLink entry={entry} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      {layout === 'default' && <Bird />}
    </>
  );
}

/** The choice of the colours, which works by app/scheme.ts alone: without scripts it does not show. */
function SchemeChoice() {
  const { t } = useTranslation('navigation');
  return (
    <label className={styles.scheme}>
      {t('footer.scheme')}
      <select name="scheme">
        {schemeChoices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`footer.scheme.${choice}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What the network is, its address, its newsletter and its pages in social networks. */
function About({ links, newsletter }: { links: Links; newsletter: React.ReactNode }) {
  const { t } = useTranslation('navigation');
  const { brandName, brandEmail } = useSite();
  const networks = socialNetworks.flatMap(({ link, name }) => (links[link] ? [{ link, name, url: links[link] }] : []));
  return (
    <div>
      <Logo name={brandName} />
      <p>{t('footer.about')}</p>
      <p>
        {t('footer.write')}{' '}
        <a href={`mailto:${brandEmail}`} translate="no">
          {brandEmail}
        </a>
      </p>
      {newsletter}
      {networks.length > 0 && (
        <ul>
          {networks.map(({ link, name, url }) => {
            const label = t('footer.social', { brand: brandName, network: name });
            return (
              <li key={link}>
                <a
                  href={url}
                  aria-label={opensNewTab(url) ? `${label} ${t('newTab')}` : label}
                  {...(opensNewTab(url) ? { target: '_blank', rel: 'noopener' } : {})}
                >
                  <Icon icon={icons[link]} />
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
