import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { OperationType } from '#shared/domain/estate.ts';
import { RouteLink } from '../navigation/RouteLink.tsx';
import { useSite } from '../session/SiteContext.ts';
import type { CurrentPage } from './currentPage.ts';
import type { FrameData } from './frame.load.ts';
import styles from './Header.module.css';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { Logo } from './Logo.tsx';
import { Menu } from './Menu.tsx';

interface HeaderProps {
  layout: CurrentPage['layout'];
  provinces: FrameData['provinces'];
  page: CurrentPage | null;
}

const navigationId = 'site-navigation';

/** Logo, the menus of provinces, the outside links that are configured, and the languages (spec §2.6). */
export function Header({ layout, provinces, page }: HeaderProps) {
  const { t } = useTranslation();
  const { brandName } = useSite();
  const complete = layout === 'default';
  return (
    <header className={styles.header}>
      <div className={`container ${styles.bar}`}>
        <RouteLink className={styles.logo} to="Home" params={{}} aria-label={t('header.home', { brand: brandName })}>
          <Logo name={brandName} />
        </RouteLink>
        {complete && <Navigation provinces={provinces} active={page?.estatesType} />}
        <LanguageSwitcher page={page} />
        {complete && (
          <button className={styles.burger} type="button" popoverTarget={navigationId} aria-label={t('header.menu')}>
            <span className={styles.lines} />
          </button>
        )}
      </div>
    </header>
  );
}

/**
 * One list for all widths: a line where there is room, else a panel. The panel is a popover, because the browser opens it
 * and closes it (Escape, a click beside it) without JavaScript, and because a stylesheet may show it as a plain line.
 */
function Navigation({ provinces, active }: { provinces: FrameData['provinces']; active: OperationType | undefined }) {
  const { t } = useTranslation();
  const { links } = useSite();
  const { key } = useLocation();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // Left out by the oldest browsers that we serve, where the panel is always there.
    (panel.current as Partial<HTMLElement> | null)?.hidePopover?.call(panel.current);
  }, [key]);
  return (
    <nav ref={panel} id={navigationId} popover="auto" className={styles.nav} aria-label={t('header.main')}>
      <ProvinceMenu type="buy" provinces={provinces.buy} active={active === 'buy'} />
      <ProvinceMenu type="rent" provinces={provinces.rent} active={active === 'rent'} />
      {links.magazine && <a className={styles.entry} href={links.magazine}>{t('header.magazine')}</a>}
      {links.register && <a className={styles.entry} href={links.register}>{t('header.register')}</a>}
    </nav>
  );
}

function ProvinceMenu({ type, provinces, active }: { type: OperationType; provinces: FrameData['provinces']['buy']; active: boolean }) {
  const { t } = useTranslation();
  return (
    <Menu label={t(`header.${type}`)} group="header" active={active} accent={type === 'buy' ? 'secondary' : 'info'}>
      <ul className={styles.provinces}>
        {provinces.map(({ slug, name }) => (
          <li key={slug}>
            <RouteLink to="Search" params={{ province: slug, type }}>{name}</RouteLink>
          </li>
        ))}
        <li className={styles.all}>
          <RouteLink to="Search" params={{ type }}>{t(`header.all.${type}`)}</RouteLink>
        </li>
      </ul>
    </Menu>
  );
}
