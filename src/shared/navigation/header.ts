import type common from '../i18n/languages/es/common.json';
import type { Entry } from './entries.ts';

/** A menu of the header (docs/product.md#header). */
export interface HeaderMenu {
  name: 'buy' | 'rent' | 'services' | 'magazine' | 'agents';
  /** A key of the namespace `common`. */
  label: keyof typeof common;
  /** The provinces that the menu lists before its entries: those with listings of a type, or with agents. */
  provinces?: 'buy' | 'rent' | 'agents';
  entries: readonly Entry[];
}

/** The menus, in their order. One whose entries are all hidden is hidden. */
export const headerMenus: readonly HeaderMenu[] = [
  {
    name: 'buy',
    label: 'header.buy',
    provinces: 'buy',
    entries: [{ label: 'header.all.buy', target: { page: { to: 'Search', params: { type: 'buy' } } } }],
  },
  {
    name: 'rent',
    label: 'header.rent',
    provinces: 'rent',
    entries: [{ label: 'header.all.rent', target: { page: { to: 'Search', params: { type: 'rent' } } } }],
  },
  {
    name: 'services',
    label: 'header.services',
    entries: [
      { label: 'services.sell', target: { page: { to: 'Sell', params: {} } } },
      { label: 'services.rent', target: { page: { to: 'Rent', params: {} } } },
    ],
  },
  {
    name: 'magazine',
    label: 'header.magazine',
    entries: [
      { label: 'header.news', target: { link: 'news' } },
      { label: 'header.sector', target: { link: 'sector' } },
      { label: 'header.showcase', target: { link: 'showcase' } },
      { label: 'header.livingHome', target: { link: 'home' } },
      { label: 'header.all.magazine', target: { link: 'magazine' } },
    ],
  },
  {
    name: 'agents',
    label: 'header.agents',
    provinces: 'agents',
    entries: [
      { label: 'header.all.agents', target: { page: { to: 'AgentProvinces', params: {} } } },
      { label: 'header.agentsJoin', target: { link: 'agentsJoin' }, newTab: true },
    ],
  },
];

/** What stands beside the menus. */
export const headerLinks: readonly Entry[] = [{ label: 'header.register', target: { link: 'register' } }];
