/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { addFavourites, favourites } from '../../features/favourites/favourites.ts';
import { OwnList } from './OwnList.tsx';
import { answering, forgetAll, listOf, show } from './testing.tsx';

const text = () => document.body.textContent.replaceAll('\u00a0', ' ');
const titles = () => [...document.querySelectorAll('article h2')].map((title) => title.textContent);
const heartOf = (title: string) => screen.getByRole('button', { name: `Guardar en favoritos: ${title}` });
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

const one = 'MS0116-0001';
const two = 'MS0116-0002';
const three = 'MS0116-0003';
const named = (reference: string) => `Piso en Gràcia ${reference}`;

beforeEach(forgetAll);
afterEach(cleanup);

it('shows the estates in the order in which they were added, the latest first, with one request', async () => {
  addFavourites([one]);
  addFavourites([two]);
  const calls = answering(() => listOf({ reference: one }, { reference: two, status: 'sold' }));
  await show(<OwnList language="es" />);
  expect(document.querySelectorAll('.skeleton')).toHaveLength(2);
  await screen.findByText(named(one));
  expect(titles()).toEqual([named(two), named(one)]);
  expect(calls).toEqual([`/web/estates/all?references=${one}%2C${two}&_qty=48`]);
  // Sold, and labelled as such.
  expect(text()).toContain('Vendido');
  expect(text()).toContain('2 viviendas');
  expect(document.querySelectorAll('.skeleton')).toHaveLength(0);
});

it('sends no request for an empty list, and links to listings', async () => {
  const calls = answering(() => [500, null]);
  await show(<OwnList language="es" />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Todavía no ha guardado ninguna vivienda');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/viviendas-compra',
    '/viviendas-alquiler',
  ]);
  expect(calls).toEqual([]);
});

it('shows that loading failed, and tries again on request', async () => {
  addFavourites([one]);
  let works = false;
  answering(() => (works ? listOf({ reference: one }) : [503, null]));
  await show(<OwnList language="es" />);
  await screen.findByText('No hemos podido mostrar sus favoritos');
  expect(text()).not.toContain('ya no está publicada');
  works = true;
  press('Intentarlo de nuevo');
  await screen.findByText(named(one));
  expect(text()).not.toContain('No hemos podido');
});

it('names the estates that are no longer published, and removes them together on request', async () => {
  addFavourites([one, two, three]);
  answering(() => listOf({ reference: two }));
  await show(<OwnList language="es" />);
  await screen.findByText('2 viviendas ya no están publicadas.');
  expect(text()).toContain(`${one}, ${three}`);
  press('Quitar de la lista');
  expect(favourites()).toEqual([two]);
  expect(text()).not.toContain('ya no están publicadas');
});

it('loads the estates one by one, a few at a time, when the request was rejected for one reference', async () => {
  addFavourites(['NONSENSE', ...Array.from({ length: 9 }, (_, index) => `MS0116-100${index}`)]);
  const calls = answering((path) => {
    if (path.startsWith('/web/estates/')) return [422, { code: '9002', fields: { references: 'invalid' } }];
    const reference = path.split('/')[3]!;
    return reference === 'NONSENSE'
      ? [404, null]
      : [200, listOf({ reference })[1] && (listOf({ reference })[1] as { results: unknown[] }).results[0]];
  });
  await show(<OwnList language="es" />);
  await screen.findByText('1 vivienda ya no está publicada.');
  expect(titles()).toHaveLength(9);
  expect(calls).toHaveLength(11);
});

it('removes an estate with its favourite button, offers to restore it, and restores its position without loading the list again', async () => {
  addFavourites([one, two, three]);
  const calls = answering(() => listOf({ reference: one }, { reference: two }, { reference: three }));
  await show(<OwnList language="es" />);
  await screen.findByText(named(two));
  heartOf(named(two)).focus();
  fireEvent.click(heartOf(named(two)));
  expect(titles()).toEqual([named(one), named(three)]);
  const undo = await screen.findByRole('button', { name: 'Deshacer' });
  expect(undo.closest('[role="alert"]')!.textContent).toContain(`Ha quitado «${named(two)}».`);
  expect(document.activeElement).toBe(undo);
  press('Deshacer');
  expect(titles()).toEqual([named(one), named(two), named(three)]);
  expect(document.activeElement?.textContent).toBe(named(two));
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });
  expect(calls.filter((path) => path.startsWith('/web/estates/'))).toHaveLength(1);
});

it('follows changes of another tab, and offers to restore only what was removed in this one', async () => {
  addFavourites([one, two, three]);
  answering((path) =>
    listOf(...[one, two, three].filter((reference) => path.includes(reference)).map((reference) => ({ reference }))),
  );
  await show(<OwnList language="es" />);
  await screen.findByText(named(one));
  localStorage.setItem('favourites', three);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'favourites' }));
  });
  expect(titles()).toEqual([named(three)]);
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
});

it('warns that a list which cannot be stored will be lost', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  addFavourites([one]);
  answering(() => listOf({ reference: one }));
  await show(<OwnList language="es" />);
  await screen.findByText(named(one));
  expect(text()).toContain('se perderá al cerrar la página');
  full.mockRestore();
});

describe('sharing', () => {
  const link = 'http://localhost/favoritos?references=MS0116-0001,MS0116-0002';

  async function shareWith(parts: object) {
    Object.assign(navigator, parts);
    addFavourites([one, two, three]);
    answering(() => listOf({ reference: one }, { reference: two }));
    await show(<OwnList language="es" />);
    await screen.findByText(named(one));
    await act(async () => {
      press('Compartir la lista');
      await Promise.resolve();
    });
  }

  afterEach(() => {
    for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
  });

  it('shares the link by the device where that is available', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    await shareWith({ share });
    // The one that is gone is left out.
    expect(share).toHaveBeenCalledWith({ title: 'Una selección de viviendas para usted', url: link });
  });

  it('else copies it to the clipboard, and confirms it', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    await shareWith({ clipboard: { writeText } });
    expect(writeText).toHaveBeenCalledWith(link);
    expect(await screen.findByText(/^Enlace copiado/)).toBeTruthy();
  });

  it('else shows the link', async () => {
    await shareWith({});
    expect((await screen.findByLabelText<HTMLInputElement>('Enlace a su lista')).value).toBe(link);
  });

  it('treats a closed share sheet as done', async () => {
    const writeText = jest.fn();
    await shareWith({
      share: () => Promise.reject(new DOMException('closed', 'AbortError')),
      clipboard: { writeText },
    });
    expect(writeText).not.toHaveBeenCalled();
  });
});

it('has no list when the operator has switched favourites off', async () => {
  addFavourites([one]);
  const calls = answering(() => listOf({ reference: one }));
  await show(<OwnList language="es" />, { favourites: false });
  expect(text()).toContain('Aquí no se pueden guardar favoritos');
  expect(calls).toEqual([]);
});
