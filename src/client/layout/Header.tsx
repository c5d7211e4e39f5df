import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Place } from '#shared/api/place.ts';
import { operationTypes, type OperationType } from '#shared/domain/estate.ts';
import type { RouteTarget } from '#shared/routes/build.ts';
import type { RouteName } from '#shared/routes/table.ts';
import { RouteLink } from '../app/navigation/RouteLink.tsx';
import type { LayoutKind } from '../app/routeDefinition.ts';
import { useSite } from '../app/session/SiteContext.ts';
import { useAgencyLogo } from '../app/session/useAgencyLogo.ts';
import type { CurrentPage } from './useCurrentPage.ts';
import { FavouritesLink } from './FavouritesLink.tsx';
import type { LayoutData } from './layout.load.ts';
import styles from './Header.module.css';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { Logo } from './Logo.tsx';
import { Menu } from './Menu.tsx';

interface HeaderProps {
  layout: LayoutKind;
  provinces: LayoutData['provinces'];
  page: CurrentPage | null;
  /** What the visitor is after: marks its entry (docs/product.md#header). */
  estatesType: OperationType | undefined;
}

/** Pages that mark the agents' entry as active. */
const aboutAgents: readonly RouteName[] = ['AgentProvinces', 'Agents', 'Agent', 'Agency'];

/** The pages for owners, in the order of the menu. */
const ownerPages = [
  { to: 'Sell', label: 'services.sell' },
  { to: 'Rent', label: 'services.rent' },
] as const;

const navigationId = 'site-navigation';

/** Logo, the menus of provinces, the outside links that are configured, and the languages (docs/product.md#header). */
export function Header({ layout, provinces, page, estatesType }: HeaderProps) {
  const { t } = useTranslation();
  const { brandName, favourites } = useSite();
  const { logo, onError } = useAgencyLogo();
  const complete = layout === 'default';
  return (
    <header className={styles.header}>
      <div className={`container ${styles.bar}`}>
        <RouteLink
          className={styles.logo}
          to="Home"
          params={{}}
          aria-label={t('header.home', { brand: logo ? `${logo.name} · ${brandName}` : brandName })}
        >
          {logo ? <img className={styles.agency} src={logo.src} alt="" onError={onError} /> : <Logo name={brandName} />}
        </RouteLink>
        {complete && <Navigation provinces={provinces} active={estatesType} page={page?.name} />}
        {page?.name !== 'Thanks' && <LanguageSwitcher page={page} />}
        {complete && favourites && <FavouritesLink />}
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
 * One list for all widths: a line where there is room, else a panel. The panel is a popover, because the browser opens
 * it and closes it (Escape, a click beside it) without JavaScript, and because a stylesheet may show it as a plain
 * line.
 */
function Navigation({
  provinces,
  active,
  page,
}: {
  provinces: LayoutData['provinces'];
  active: OperationType | undefined;
  page: RouteName | undefined;
}) {
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
      {operationTypes.map((type) => (
        <Menu
          key={type}
          label={t(`header.${type}`)}
          group="header"
          active={active === type}
          accent={type === 'buy' ? 'secondary' : 'info'}
        >
          <Provinces
            provinces={provinces[type]}
            targetOf={(province) => ({ to: 'Search', params: { province, type } })}
          >
            <RouteLink to="Search" params={{ type }}>
              {t(`header.all.${type}`)}
            </RouteLink>
          </Provinces>
        </Menu>
      ))}
      <Menu
        label={t('header.services')}
        group="header"
        active={ownerPages.some(({ to }) => to === page)}
        accent={page === 'Rent' ? 'info' : 'secondary'}
      >
        <ul className={styles.pages}>
          {ownerPages.map(({ to, label }) => (
            <li key={to}>
              <RouteLink to={to} params={{}}>
                {t(label)}
              </RouteLink>
            </li>
          ))}
        </ul>
      </Menu>
      <Menu label={t('header.agents')} group="header" active={page !== undefined && aboutAgents.includes(page)}>
        <Provinces provinces={provinces.agents} targetOf={(province) => ({ to: 'Agents', params: { province } })}>
          <RouteLink to="AgentProvinces" params={{}}>
            {t('header.all.agents')}
          </RouteLink>
          {links.agentsJoin && (
            <a href={links.agentsJoin} target="_blank" rel="noopener">
              {t('header.agentsJoin')}
            </a>
          )}
        </Provinces>
      </Menu>
      {links.magazine && (
        <a className={styles.entry} href={links.magazine}>
          {t('header.magazine')}
        </a>
      )}
      {links.register && (
        <a className={styles.entry} href={links.register}>
          {t('header.register')}
        </a>
      )}
    </nav>
  );
}

/** A menu's provinces, and below them the ways to more. */
function Provinces<Name extends RouteName>({
  provinces,
  targetOf,
  children,
}: {
  provinces: readonly Place[];
  targetOf: (province: string) => RouteTarget<Name>;
  children: ReactNode;
}) {
  return (
    <ul className={styles.provinces}>
      {provinces.map(({ slug, name }) => (
        <li key={slug}>
          <RouteLink {...targetOf(slug)}>{name}</RouteLink>
        </li>
      ))}
      <li className={styles.all}>{children}</li>
    </ul>
  );
}
