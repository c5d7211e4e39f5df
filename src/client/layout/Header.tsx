import { useTranslation } from 'react-i18next';
import type { OperationType } from '#shared/domain/estate.ts';
import type { HeaderMenu } from '#shared/navigation/header.ts';
import type { RouteName } from '#shared/routes/table.ts';
import { RouteLink } from '../app/navigation/RouteLink.tsx';
import type { LayoutKind } from '../app/routeDefinition.ts';
import { useSite } from '../app/session/SiteContext.ts';
import { useAgencyLogo } from '../app/session/useAgencyLogo.ts';
import type { CurrentPage } from './useCurrentPage.ts';
import { FavouritesLink } from './FavouritesLink.tsx';
import { frameAttributes, useFrameHtml } from './frame/frameHtml.ts';
import styles from '#shared/theme/sheets/Header.module.css';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { Logo } from './Logo.tsx';
import { Menu } from './Menu.tsx';
import { SearchLink } from './SearchLink.tsx';
import { useDrawer } from './useDrawer.ts';

interface HeaderProps {
  layout: LayoutKind;
  page: CurrentPage | null;
  /** What the visitor is after: marks its entry (docs/product.md#header). */
  estatesType: OperationType | undefined;
}

/** Pages that mark the agents' entry as active. */
const aboutAgents: readonly RouteName[] = ['AgentProvinces', 'Agents', 'Agent', 'Agency'];

const menus = ['buy', 'rent', 'services', 'magazine', 'agents'] as const satisfies readonly HeaderMenu['name'][];

const navigationId = 'site-navigation';

/** Logo, menus, the outside links that are configured, and the languages (docs/product.md#header). */
export function Header({ layout, page, estatesType }: HeaderProps) {
  const { t } = useTranslation();
  const { brandName, favourites } = useSite();
  const { logo, onError } = useAgencyLogo();
  const complete = layout === 'default';
  return (
    <header className={styles.header}>
      <div className={`container ${styles.bar}`}>
        <RouteLink
          className={styles.brand}
          to="Home"
          params={{}}
          aria-label={t('header.home', { brand: logo ? `${logo.name} · ${brandName}` : brandName })}
        >
          {logo ? <img className={styles.agency} src={logo.src} alt="" onError={onError} /> : <Logo name={brandName} />}
        </RouteLink>
        {complete && <Navigation active={{ page, estatesType }} />}
        {page?.name !== 'Thanks' && <LanguageSwitcher page={page} />}
        {complete && <SearchLink />}
        {complete && favourites && <FavouritesLink current={page?.name === 'Favourites'} />}
        {complete && (
          <button className={styles.burger} type="button" popoverTarget={navigationId} aria-label={t('header.menu')}>
            <span className={styles.lines} />
          </button>
        )}
      </div>
    </header>
  );
}

interface Active {
  page: CurrentPage | null;
  /** Marked on pages that belong to no menu. */
  estatesType: OperationType | undefined;
}

/** The menu that a page belongs to. */
function menuOf(page: CurrentPage | null): (typeof menus)[number] | undefined {
  if (page?.name === 'Sell' || page?.name === 'Rent') return 'services';
  return page && aboutAgents.includes(page.name) ? 'agents' : page?.estatesType;
}

/** A menu that has entries. Its content is HTML, so that its many links cost no script (docs/performance.md). */
function FrameMenu({ name, active: { page, estatesType } }: { name: (typeof menus)[number]; active: Active }) {
  const { t } = useTranslation();
  const html = useFrameHtml(`menu-${name}`);
  if (html === undefined) return null;
  const isInfo = name === 'rent' || (name === 'services' && page?.name === 'Rent');
  const own = menuOf(page);
  return (
    <Menu
      label={t(`header.${name}`)}
      group="header"
      active={name === (own ?? estatesType)}
      current={name === own}
      accent={isInfo ? 'info' : 'secondary'}
      panel={frameAttributes(`menu-${name}`, html)}
    />
  );
}

/**
 * One list for all widths: a line where there is room, else a panel. The panel is a popover, because the browser opens
 * it and closes it (Escape, a click beside it) without JavaScript, and because a stylesheet may show it as a plain
 * line.
 */
function Navigation({ active }: { active: Active }) {
  const { t } = useTranslation();
  const panel = useDrawer(navigationId);
  const beside = useFrameHtml('header-links');
  return (
    <nav ref={panel} id={navigationId} popover="auto" className={styles.nav} aria-label={t('header.main')}>
      {menus.map((name) => (
        <FrameMenu key={name} name={name} active={active} />
      ))}
      {beside !== undefined && <div className={styles.beside} {...frameAttributes('header-links', beside)} />}
    </nav>
  );
}
