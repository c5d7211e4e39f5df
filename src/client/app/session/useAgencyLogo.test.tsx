/** @jest-environment jsdom */
import { fakeResponse } from '#tests/fakes/fakeResponse.ts';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { FrameTestContext } from '../../layout/layoutTestContext.tsx';
import { useAgencyLogo } from './useAgencyLogo.ts';

function Logo() {
  const { logo, onError } = useAgencyLogo();
  return logo ? <img src={logo.src} alt={logo.name} onError={onError} /> : 'network';
}

let calls: string[];
const agencies: Record<string, object> = {
  'casa-clara': {
    id: '1',
    slug: 'casa-clara',
    commercial_brand: 'Casa Clara',
    independent: false,
    logo: { url: '/l.webp', dimensions: { sm: '/s.webp' } },
  },
  plain: { id: '2', slug: 'plain', commercial_brand: 'Plain', independent: false },
};

beforeEach(() => {
  calls = [];
  globalThis.fetch = ((path: string) => {
    calls.push(path);
    const agency = agencies[path.split('/').at(-1)!];
    return Promise.resolve(agency ? fakeResponse(200, agency) : fakeResponse(404, {}));
  }) as never;
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

async function open(
  url: string,
  settings: Parameters<typeof FrameTestContext>[0] extends infer Props ? Partial<Props> : never = {},
): Promise<HTMLElement> {
  history.replaceState(null, '', url);
  const { container } = render(
    <FrameTestContext {...settings}>
      <Logo />
    </FrameTestContext>,
  );
  await act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 20);
      }),
  );
  return container;
}

const pictureIn = (container: HTMLElement) => container.querySelector('img');

it('is the network’s, without a request, when no agency is given', async () => {
  expect((await open('/')).textContent).toBe('network');
  expect(calls).toEqual([]);
});

it('is that of the agency in the URL, for the session (PD-19)', async () => {
  expect(pictureIn(await open('/favoritos?agency=casa-clara'))!.getAttribute('src')).toBe('/s.webp');
  cleanup();
  expect(pictureIn(await open('/'))!.alt).toBe('Casa Clara');
  expect(calls).toEqual(['/web/agency/casa-clara']);
});

it('is that of the agency of the site’s host', async () => {
  expect(pictureIn(await open('/', { agencyHosts: { localhost: 'casa-clara' } }))!.alt).toBe('Casa Clara');
});

it('is the network’s on pages of an agency', async () => {
  expect((await open('/viviendas-compra?agency=casa-clara')).textContent).toBe('network');
  expect(calls).toEqual([]);
});

it.each(['nobody', 'plain', '../estate/X', '%00', ''])('stays the network’s for %j', async (agency) => {
  expect((await open(`/?agency=${agency}`)).textContent).toBe('network');
  cleanup();
  expect((await open('/')).textContent).toBe('network');
});

it('is the network’s when the picture fails to load', async () => {
  const container = await open('/?agency=casa-clara');
  fireEvent.error(pictureIn(container)!);
  expect(container.textContent).toBe('network');
});
