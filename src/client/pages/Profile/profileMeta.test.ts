import i18next from 'i18next';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { usualLanguages, languages } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { placeWithIn } from '#shared/i18n/placeNames.ts';
import { testSite } from '../../app/session/testSite.ts';
import { profileMeta } from './profileMeta.ts';
import type { ProfileView } from '#shared/views/profile/profileView.ts';

const profile: ProfileView = {
  kind: 'agent',
  slug: 'ana-mas',
  name: 'Ana Mas',
  gender: 'female',
  zones: [],
  languages: [],
  social: [],
  reviews: [],
  offered: null,
};

const names = ['Ana Mas', 'María del Carmen Fernández de la Fuente'];
const places = [undefined, 'Elx', 'Santa Cruz de Tenerife'];

it.each(languages)(
  'says in %s in 50 to 160 characters who it is, and whether an agent or an agency',
  async (language) => {
    const { t } = await i18next
      .createInstance()
      .init({
        ...i18nOptions,
        lng: language,
        resources: { [language]: { profile: await loadDictionary(language, 'profile') } },
      })
      .then((translate) => ({ t: translate }));
    for (const kind of ['agent', 'agency'] as const) {
      for (const name of names) {
        for (const place of places) {
          const { title, description, alternates } = profileMeta(
            { ...profile, kind, name, ...(place ? { place, where: placeWithIn(place, undefined, language) } : {}) },
            { t, site: testSite, languages: usualLanguages },
          );
          expect(title).toContain(name);
          if (name === 'Ana Mas') expect(`${title} | Vencejo`.length).toBeLessThanOrEqual(65);
          if (name === 'Ana Mas' && place === 'Elx') expect(title).toMatch(/ (?:en|a|in) Elx$/);
          expect(description).toContain(name);
          expect({ description, right: description.length >= 50 && description.length <= 160 }).toMatchObject({
            right: true,
          });
          expect(description).toMatch(kind === 'agent' ? /agente?\b/i : /agencia|agència|agency/);
          expect(alternates).toEqual({ es: '/agentes/ana-mas', ca: '/ca/agents/ana-mas', en: '/en/agents/ana-mas' });
        }
      }
    }
  },
);
