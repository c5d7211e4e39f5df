import { useTranslation } from 'react-i18next';
import type { OperationType } from '#shared/domain/estate.ts';
import { languageFacts, languages } from '#shared/i18n/languages.ts';
import { buildAlternates } from '#shared/routes/build.ts';
import { RouteLink } from '../navigation/RouteLink.tsx';
import { useSite } from '../session/SiteContext.ts';
import type { CurrentPage } from './currentPage.ts';
import type { FrameData } from './frame.load.ts';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { Menu } from './Menu.tsx';

interface HeaderProps {
  layout: CurrentPage['layout'];
  provinces: FrameData['provinces'];
  page: CurrentPage | null;
}

/** Logo, the menus of provinces, the outside links that are configured, and the languages (spec §2.6). */
export function Header({ layout, provinces, page }: HeaderProps) {
  const { t } = useTranslation();
  const { brandName, links } = useSite();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <RouteLink className={styles.logo} to="Home" params={{}} aria-label={t('header.home', { brand: brandName })}>
          <Logo name={brandName} />
        </RouteLink>
        {layout === 'default' && (
          <Menu className={styles.burger} label={t('header.menu')} icon>
            <nav className={styles.nav} aria-label={t('header.main')}>
              <ProvinceMenu type="buy" provinces={provinces.buy} active={page?.estatesType === 'buy'} />
              <ProvinceMenu type="rent" provinces={provinces.rent} active={page?.estatesType === 'rent'} />
              {links.magazine && <a className={styles.entry} href={links.magazine}>{t('header.magazine')}</a>}
              {links.register && <a className={styles.entry} href={links.register}>{t('header.register')}</a>}
            </nav>
          </Menu>
        )}
        <LanguageSwitcher page={page} />
      </div>
    </header>
  );
}

function ProvinceMenu({ type, provinces, active }: { type: OperationType; provinces: FrameData['provinces']['buy']; active: boolean }) {
  const { t } = useTranslation();
  return (
    <Menu className={styles.entry} label={t(`header.${type}`)} group="header" active={active} accent={type === 'buy' ? 'secondary' : 'info'}>
      <ul className={styles.provinces}>
        {provinces.map(({ slug, name }) => (
          <li key={slug}>
            <RouteLink to="Search" params={{ province: slug, type }}>{name}</RouteLink>
          </li>
        ))}
        <li className={styles.all}>
          <RouteLink to="Search" params={{ type }}>{t('header.allProvinces')}</RouteLink>
        </li>
      </ul>
    </Menu>
  );
}

/** The same page in the other languages: documents of their own, so plain links (spec §4.6, decision 16). */
function LanguageSwitcher({ page }: { page: CurrentPage | null }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const targets = page?.meta.switchTo ?? page?.meta.alternates ?? buildAlternates({ to: 'Home', params: {} });
  return (
    <nav className={styles.languages} aria-label={t('header.languages')}>
      <ul>
        {languages.map((other) => (
          <li key={other}>
            {other === language
              ? <span aria-current="true" lang={other}><abbr title={languageFacts[other].name}>{other.toUpperCase()}</abbr></span>
              : <a href={targets[other]} hrefLang={other} lang={other} title={languageFacts[other].name}>{other.toUpperCase()}</a>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
