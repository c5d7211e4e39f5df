/** @jest-environment jsdom */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { SiteContext, type Site } from '../../app/session/SiteContext.ts';
import { testSite } from '../../app/session/testSite.ts';
import type { WhyUsData } from '../../components/cms/homeBlocks.ts';
import { AboutPage } from './AboutPage.tsx';
import { profilesOf, team, teamOf, type Member } from './team.ts';
import { Team } from './Team.tsx';

async function show(
  element: (language: Language) => React.ReactElement,
  { language = 'es', links = {} }: Partial<Pick<Site, 'language' | 'links'>> = {},
): Promise<HTMLElement> {
  const i18n = createInstance();
  const resources = {
    [language]: {
      common: {},
      about: await loadDictionary(language, 'about'),
      team: await loadDictionary(language, 'team'),
    },
  };
  await i18n.init({ ...i18nOptions, lng: language, resources });
  return render(
    <I18nextProvider i18n={i18n}>
      <SiteContext value={{ ...testSite, language, links }}>{element(language)}</SiteContext>
    </I18nextProvider>,
  ).container;
}

const page = (whyUs: WhyUsData[] = []) =>
  function About(language: Language) {
    return (
      <AboutPage language={language} params={{}} query={{}} data={{ whyUs }} meta={{ title: null, description: '' }} />
    );
  };

const section = (container: HTMLElement, id: string) => container.querySelector(`[aria-labelledby="${id}"]`)!;
const hrefs = (container: Element) => [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const marta: Member = { id: 'marta-soler', name: 'Marta Soler' };

afterEach(cleanup);

it.each(languages)('fills in every figure and name (%s)', async (language) => {
  const container = await show(page(), { language, links: { agentsJoin: 'https://join.example' } });
  expect(container.textContent).not.toMatch(/[{}<>]|undefined|\.\.|(?:team|year|figure|network|closing)\.[a-z]/);
  expect(container.textContent).toContain('2010');
  expect(container.querySelectorAll('h1')).toHaveLength(1);
});

describe('the figures', () => {
  const numbers = (container: HTMLElement) =>
    [...section(container, 'figures').querySelectorAll('dt')].map((number) => number.textContent);

  it('are the network’s own without the CMS', async () => {
    expect(numbers(await show(page()))).toEqual(['4,9', '+50.000', '89', '15', '20']);
  });

  it('are those of the CMS where it has any', async () => {
    const figures = [{ name: 'agents', value: '91', text: 'agentes' }] as const;
    expect(numbers(await show(page([{ brandKey: 'vencejo', figures: [...figures] }])))).toEqual(['91']);
  });
});

describe('the team', () => {
  it('has a picture, a role and a biography of everybody in every language, and texts of nobody else', async () => {
    for (const { image } of team)
      expect(image === undefined || existsSync(path.resolve('public', image.slice(1)))).toBe(true);
    for (const language of languages)
      expect(Object.keys(await loadDictionary(language, 'team')).sort()).toEqual(
        team.flatMap(({ id }) => [`${id}.bio`, `${id}.role`]).sort(),
      );
  });

  it('shows each link that is set, named after whose it is', async () => {
    const profiles = {
      linkedin: 'https://www.linkedin.com/in/marta',
      threads: 'https://www.threads.net/@marta',
      newsletter: 'https://marta.example/newsletter',
    };
    const container = await show(() => <Team members={[{ ...marta, profiles, mail: 'marta@vencejo.example' }]} />);
    expect(hrefs(container)).toEqual([...Object.values(profiles), 'mailto:marta@vencejo.example']);
    expect(screen.getByRole('link', { name: 'LinkedIn: Marta Soler' }).getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('link', { name: 'Correo: Marta Soler' }).getAttribute('target')).toBeNull();
  });

  it('hides links, pictures and people that are not set', async () => {
    const container = await show(() => <Team members={[marta]} />);
    expect(within(container).queryAllByRole('link')).toEqual([]);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')).not.toBeNull();
    cleanup();
    expect((await show(() => <Team members={[]} />)).textContent).toBe('');
  });

  it('is nobody’s of another brand', () => {
    expect(teamOf(testSite.brandKey)).toBe(team);
    expect(teamOf('casa_clara')).toEqual([]);
  });

  it('leads to pages of this host in the page’s language, and only where there is a magazine (PD-18)', () => {
    const profiles = { linkedin: { es: '/es', ca: '/ca', en: '/en' }, x: 'https://x.com/marta' };
    const addresses = (hasMagazine: boolean) =>
      profilesOf({ profiles }, 'ca', hasMagazine).map(({ profile, href }) => [profile, href]);
    expect(addresses(true)).toEqual([
      ['linkedin', '/ca'],
      ['x', 'https://x.com/marta'],
    ]);
    expect(addresses(false)).toEqual([['x', 'https://x.com/marta']]);
  });
});

it('offers to join where there is a page for it', async () => {
  const join = 'https://join.example';
  expect(hrefs(section(await show(page(), { links: { agentsJoin: join } }), 'closing'))).toContain(join);
  cleanup();
  expect(hrefs(section(await show(page()), 'closing'))).toEqual(['/agentes', '/manifiesto', '/canal-denuncias']);
});
