import type { LanguageRules } from '#shared/i18n/LanguageRules.ts';
import { rules as spanish } from '#shared/i18n/languages/es/rules.ts';
import { mark } from './mark.ts';

/** Every word of a path with an x before it: `/xagentes/{province}`. */
const paths = Object.fromEntries(
  Object.entries(spanish.urls.routes).map(([name, path]) => [name, path.replaceAll(/\/(?=\w)/g, '/x')]),
) as LanguageRules['urls']['routes'];

const { numbers, places, daysAgo, zoneNames, travel, offers } = spanish;

const kinds = Object.fromEntries(
  Object.entries(spanish.kinds).map(([kind, name]) => [kind, mark(name)]),
) as LanguageRules['kinds'];

export const rules: LanguageRules = {
  urls: {
    routes: paths,
    operations: { buy: ['xcompra', 'xventa'], rent: ['xalquiler'] },
    guides: spanish.urls.guides,
    guidesIn: 'es',
  },
  // What Intl says it says in Spanish.
  dateTag: 'es-ES',
  numbers,
  kinds,
  offers: { buy: mark(offers.buy), rent: mark(offers.rent) },
  conjunction: () => mark(' y '),
  daysAgo: { named: daysAgo.named.map(mark), earlier: (days) => mark(daysAgo.earlier(days)) },
  places: {
    in: (name) => `${mark('en')} ${name}`,
    of: (name) => `${mark('de')} ${name}`,
    city: (name) => `${mark('la ciudad de')} ${name}`,
    inPostcode: mark(places.inPostcode),
    ofPoint: mark(places.ofPoint),
    within: (km) => mark(places.within(km)),
  },
  zoneNames: {
    'Europe/Madrid': mark(zoneNames['Europe/Madrid']),
    'Atlantic/Canary': mark(zoneNames['Atlantic/Canary']),
  },
  travel: {
    within: mark(travel.within),
    foot: mark(travel.foot),
    bicycle: mark(travel.bicycle),
    car: mark(travel.car),
    transit: mark(travel.transit),
  },
};
