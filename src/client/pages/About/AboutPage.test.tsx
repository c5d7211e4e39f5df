/** @jest-environment jsdom */
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
import { nobody, type Member, type NetworkTeam } from '#shared/domain/networkTeam.ts';
import { Team } from './Team.tsx';

async function show(
  element: (language: Language) => React.ReactElement,
  site: Partial<Site> = {},
): Promise<HTMLElement> {
  const { language = 'es' } = site;
  const i18n = createInstance();
  const resources = {
    [language]: {
      common: {},
      about: await loadDictionary(language, 'about'),
      figures: await loadDictionary(language, 'figures'),
    },
  };
  await i18n.init({ ...i18nOptions, lng: language, resources });
  return render(
    <I18nextProvider i18n={i18n}>
      <SiteContext value={{ ...testSite, ...site }}>{element(language)}</SiteContext>
    </I18nextProvider>,
  ).container;
}

const page = (whyUs: WhyUsData[] = []) =>
  function About(language: Language) {
    return (
      <AboutPage
        route="About"
        language={language}
        params={{}}
        query={{}}
        data={{ whyUs, team }}
        meta={{ title: null, description: '' }}
      />
    );
  };

const section = (container: HTMLElement, id: string) => container.querySelector(`[aria-labelledby="${id}"]`)!;
const hrefs = (container: Element) => [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const marta: Member = { name: 'Marta Soler', role: 'Fundadora', bio: 'Empezó en 1994.', profiles: [] };
const team: NetworkTeam = {
  people: [marta],
  history: { text: ['En 2010, cuatro agentes.'], years: [{ year: 2013, text: 'Barcelona.' }] },
};

afterEach(cleanup);

it.each(languages)('fills in every figure and name (%s)', async (language) => {
  const container = await show(page(), { language, links: { agentsJoin: 'https://join.example' } });
  expect(container.textContent).not.toMatch(/[{}<>]|undefined|\.\.|(?:team|figure|network|closing)\.[a-z]/);
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

  it('are said in our own words where the CMS has none in the language of the page', async () => {
    const figures = [{ name: 'members', value: '50000', text: 'personas', lang: 'es' }] as const;
    const shown = await show(page([{ brandKey: 'vencejo', figures: [...figures] }]), { language: 'de' });
    expect(section(shown, 'figures').textContent).toBe(
      'Das Netzwerk in Zahlen50.000+Menschen kaufen, verkaufen oder mieten mit dem Netzwerk',
    );
  });
});

describe('the team', () => {
  it('shows each link that is set, named after whose it is', async () => {
    const profiles: Member['profiles'] = [
      { profile: 'linkedin', href: 'https://www.linkedin.com/in/marta' },
      { profile: 'threads', href: 'https://www.threads.net/@marta' },
      { profile: 'newsletter', href: 'https://marta.example/newsletter' },
    ];
    const container = await show(() => <Team members={[{ ...marta, profiles, mail: 'marta@vencejo.example' }]} />);
    expect(hrefs(container)).toEqual([...profiles.map(({ href }) => href), 'mailto:marta@vencejo.example']);
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

  it('leads to pages of this host only where there is a magazine (PD-18)', async () => {
    const profiles: Member['profiles'] = [
      { profile: 'linkedin', href: '/magazine/red/linkedin' },
      { profile: 'x', href: 'https://x.com/marta' },
    ];
    const shown = () => <Team members={[{ ...marta, profiles }]} />;
    expect(hrefs(await show(shown, { links: { magazine: '/magazine/' } }))).toHaveLength(2);
    cleanup();
    expect(hrefs(await show(shown))).toEqual(['https://x.com/marta']);
  });
});

it('leaves out what the network does not state', async () => {
  const container = await show(
    (language) => (
      <AboutPage
        route="About"
        language={language}
        params={{}}
        query={{}}
        data={{ whyUs: [], team: nobody }}
        meta={{ title: null, description: '' }}
      />
    ),
    { figures: {} },
  );
  expect(container.textContent).not.toMatch(/undefined|NaN|Desde/);
  for (const id of ['story', 'figures', 'team', 'donation'])
    expect(container.querySelector(`[aria-labelledby="${id}"]`)).toBeNull();
});

it('offers to join where there is a page for it', async () => {
  const join = 'https://join.example';
  expect(hrefs(section(await show(page(), { links: { agentsJoin: join } }), 'closing'))).toContain(join);
  cleanup();
  expect(hrefs(section(await show(page()), 'closing'))).toEqual(['/agentes', '/manifiesto', '/canal-denuncias']);
});
