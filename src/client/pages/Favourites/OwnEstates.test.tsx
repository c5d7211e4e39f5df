/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeEstate, type EstateChanges } from '#tests/fakes/estates.ts';
import { cardExtrasPart } from '../../features/estateCard/extras/cardExtrasPart.ts';
import { addFavourites, favourites } from '../../features/favourites/favourites.ts';
import { favouriteDetails } from '../../features/favourites/favouriteDetails.ts';
import { OwnList } from './OwnList.tsx';
import { answering, forgetAll, listOf, show } from './testing.tsx';

const references = ['MS0116-0001', 'MS0116-0002', 'MS0116-0003', 'MS0116-0004', 'MS0116-0005'] as const;
const [one, two, three] = references;
const named = (reference: string) => `Piso en Gràcia ${reference}`;
const key = 'favourites:details';
const text = () => document.body.textContent.replaceAll('\u00a0', ' ');
const titles = () => [...document.querySelectorAll('article h2')].map((title) => title.textContent);
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

/** What another tab stored. */
const store = (details: object) => {
  localStorage.setItem(key, JSON.stringify(details));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
};

async function open(estates: EstateChanges[], at?: string): Promise<string[]> {
  addFavourites(estates.map(({ reference }) => reference!));
  const calls = answering(() => listOf(...estates));
  await show(<OwnList language="es" />, {}, at);
  await screen.findByText(named(estates[0]!.reference!));
  return calls;
}

beforeEach(forgetAll);
afterEach(cleanup);

describe('prices', () => {
  const before = { price: 355_000, type: 'buy', since: '2026-11-03T12:00:00Z' };

  it.each([
    [355_000, '↓ Ha bajado 10.000 €: el 03/11/2026 costaba 355.000 €'],
    [340_000, '↑ Ha subido 5.000 €: el 03/11/2026 costaba 340.000 €'],
  ])('shows the change since a favourite was at %d', async (price, said) => {
    await open([{ reference: one, price: 345_000 }]);
    store({ [one]: { ...before, price } });
    expect(text()).toContain(said);
  });

  it.each([
    ['the same price', { price: 355_000 }],
    ['no price to show', { status: 'reserved' }],
    ['another operation', { type: 'rent', price: 900 }],
  ])('says nothing of %s', async (_, changes) => {
    await open([{ reference: one, ...changes }]);
    store({ [one]: before });
    expect(text()).not.toMatch(/Ha (?:bajado|subido)/);
  });

  it('takes over a list that was stored as references only, and begins with the prices of this visit', async () => {
    localStorage.setItem('favourites', `${two},${one}`);
    window.dispatchEvent(new Event('pageshow'));
    await open([{ reference: two }, { reference: one, price: 200_000 }]);
    expect(favourites()).toEqual([two, one]);
    expect(localStorage.getItem('favourites')).toBe(`${two},${one}`);
    expect([...favouriteDetails()].map(([reference, { price }]) => [reference, price])).toEqual([
      [two, 345_000],
      [one, 200_000],
    ]);
  });
});

describe('estates that are gone', () => {
  it('are named by their last known titles', async () => {
    localStorage.setItem(key, JSON.stringify({ [two]: { title: 'Ático con vistas' } }));
    window.dispatchEvent(new Event('pageshow'));
    addFavourites([one, two, three]);
    answering(() => listOf({ reference: one }));
    await show(<OwnList language="es" />);
    await screen.findByText('2 viviendas ya no están publicadas.');
    expect(text()).toContain(`«Ático con vistas» (ref. ${two})`);
    expect(text()).toContain(`Ref. ${three}`);
    press('Quitar de la lista');
    expect(favourites()).toEqual([one]);
  });

  it('are told when they are sold or rented, and removed on request', async () => {
    await open([
      { reference: one, status: 'sold' },
      { reference: two, type: 'rent', status: 'rented' },
    ]);
    expect(text()).toContain('Esta vivienda ya se ha vendido.');
    expect(text()).toContain('Esta vivienda ya se ha alquilado.');
    press(`Quitar de la lista: ${named(one)}`);
    expect(favourites()).toEqual([two]);
    expect(await screen.findByRole('button', { name: 'Deshacer' })).toBeTruthy();
  });
});

describe('notes', () => {
  it('are kept as they are written, in this browser, and never sent', async () => {
    const calls = await open([{ reference: one }]);
    press(`Añadir una nota: ${named(one)}`);
    const field = screen.getByLabelText<HTMLTextAreaElement>(`Su nota sobre «${named(one)}»`);
    expect([document.activeElement === field, field.maxLength]).toEqual([true, 500]);
    expect(text()).toContain('Se queda en este navegador y no se envía a nadie.');
    fireEvent.change(field, { target: { value: 'Cocina pequeña' } });
    expect(JSON.parse(localStorage.getItem(key)!)).toMatchObject({ [one]: { note: 'Cocina pequeña' } });
    expect(calls).toHaveLength(1);
    // Emptied, it stays open to be written again.
    fireEvent.change(field, { target: { value: '' } });
    expect(screen.getByLabelText(/^Su nota/)).toBe(field);
  });

  it('show on the next visit, and follow another tab', async () => {
    await open([{ reference: one }]);
    store({ [one]: { note: 'De otra pestaña' } });
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Su nota/).value).toBe('De otra pestaña');
  });
});

it('folds a discarded estate, and takes it back to its place', async () => {
  const calls = await open([{ reference: one }, { reference: two }]);
  press(`No me interesa: ${named(one)}`);
  expect(titles()).toEqual([named(two)]);
  expect(favourites()).toEqual([one, two]);
  const undo = screen.getByRole('button', { name: `Recuperar: ${named(one)}` });
  expect(document.activeElement).toBe(undo);
  fireEvent.click(undo);
  expect(titles()).toEqual([named(one), named(two)]);
  expect(document.activeElement?.textContent).toBe(named(one));
  expect(text()).not.toContain('Descartadas');
  // The card that has the focus is in use.
  await waitFor(() => {
    expect(calls.slice(1)).toEqual([`/web/estate/${one}/public`]);
  });
});

it('shows the list by price, those without one last, and so again on the way back', async () => {
  await open([
    { reference: one, price: 300_000, area_constructed: 60 },
    { reference: two, status: 'sold' },
    { reference: three, price: 320_000, area_constructed: 100 },
  ]);
  const order = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Orden' });
  const by = (value: string) => {
    fireEvent.change(order(), { target: { value } });
    return titles();
  };
  expect(titles()).toEqual([one, two, three].map(named));
  expect(by('priceDescendent')).toEqual([three, one, two].map(named));
  expect(by('areaPriceAscendent')).toEqual([three, one, two].map(named));
  expect(by('priceAscendent')).toEqual([one, three, two].map(named));
  cleanup();
  await show(<OwnList language="es" />);
  await screen.findByText(named(one));
  expect(titles()).toEqual([one, three, two].map(named));
  expect(by('saved')).toEqual([one, two, three].map(named));
});

it('shows further pictures and the agent’s phone on a card once it is used, not on the use of its note', async () => {
  // A busy machine takes longer for it than a query waits.
  await cardExtrasPart.Part.load();
  const [cover] = fakeEstate().media;
  const media = [cover!, { ...cover!, web_cover: false, url: '/more.jpg', dimensions: {} }];
  addFavourites([one, two]);
  const calls = answering((path) =>
    path.startsWith('/web/estates/')
      ? listOf({ reference: one }, { reference: two })
      : [200, fakeEstate({ reference: two, media })],
  );
  await show(<OwnList language="es" />);
  await screen.findByText(named(two));
  press(`Añadir una nota: ${named(one)}`);
  const card = screen.getByText(named(two)).closest('article')!;
  fireEvent.pointerOver(card);
  expect(await within(card).findByText('1/2')).toBeTruthy();
  expect(within(card).getByRole('link', { name: 'Llamar a Núria Vidal' })).toBeTruthy();
  expect(calls.slice(1)).toEqual([`/web/estate/${two}/public`]);
});

describe('comparing', () => {
  const choose = (reference: string) => {
    fireEvent.click(screen.getByRole('checkbox', { name: `Comparar: ${named(reference)}` }));
  };
  const row = (name: RegExp | string) => screen.getByRole('rowheader', { name }).closest('tr')!;
  const cells = (name: RegExp | string) =>
    within(row(name))
      .getAllByRole('cell')
      .map((cell) => cell.textContent.replaceAll('\u00a0', ' '));

  it('shows the chosen side by side, marks their differences by a word, and returns to the list', async () => {
    await open([
      { reference: one, floor: 0, exterior: true },
      { reference: two, price: 420_000, area_constructed: 100, features: ['terrace'], floor: 3 },
      { reference: three },
    ]);
    choose(one);
    expect(screen.queryByRole('button', { name: 'Comparar las elegidas' })).toBeNull();
    choose(two);
    press('Comparar las elegidas');
    const heading = await screen.findByRole('heading', { name: 'Comparación de 2 viviendas' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Característica',
      `${named(one)}Preguntar`,
      `${named(two)}Preguntar`,
    ]);
    expect(cells('Precio Distinto')).toEqual(['345.000 € El mejor', '420.000 €']);
    expect(cells('Precio por m² Distinto')).toEqual(['4.107 €/m² El mejor', '4.200 €/m²']);
    expect(cells('Superficie construida Distinto')).toEqual(['84 m²', '100 m² El mejor']);
    expect(cells('Altura Distinto')).toEqual(['Bajo', '3.ª planta']);
    // What an advert does not say is no difference.
    expect(cells('Exterior')).toEqual(['Sí', 'No consta']);
    expect(cells('Terraza Distinto')).toEqual(['No consta', 'Sí']);
    expect(cells('Baños')).toEqual(['2', '2']);
    expect(screen.queryByRole('rowheader', { name: /Piscina/ })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Mostrar solo las diferencias' }));
    expect(screen.queryByRole('rowheader', { name: 'Baños' })).toBeNull();
    press('Volver a la lista');
    expect(titles()).toHaveLength(3);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Comparar las elegidas' }));
  });

  const compareTwo = async (answerOf: (path: string) => ReturnType<typeof listOf>) => {
    addFavourites([one, two]);
    answering((path) =>
      path.includes('/web/estate/') ? answerOf(path) : listOf({ reference: one }, { reference: two }),
    );
    await show(<OwnList language="es" />, {}, `/#compare=${one},${two}`);
    await screen.findByRole('heading', { name: 'Comparación de 2 viviendas' });
  };

  it('shows what the estates cost to keep and when they were built, which lists leave out', async () => {
    await compareTwo((path) => [
      200,
      path.toUpperCase().includes(one)
        ? fakeEstate({ reference: one, community_fee: 85, ibi: 420, year: 1960 })
        : fakeEstate({ reference: two, community_fee: 85, ibi: undefined, year: 2004 }),
    ]);
    await screen.findByRole('rowheader', { name: 'Año de construcción Distinto' });
    // None is better where they are equal, or where one is not stated.
    expect(cells('Comunidad')).toEqual(['85 € / mes', '85 € / mes']);
    expect(cells('IBI (impuesto anual)')).toEqual(['420 € / año', 'No consta']);
    expect(cells('Año de construcción Distinto')).toEqual(['1960', '2004']);
  });

  it('calls no price the best of a sale and a rent, and asks about what can be had', async () => {
    await open([
      { reference: one, cee: { state: 'completed', rating: 'B', emissions_rating: 'C' } },
      { reference: two, type: 'rent', price: 900, cee: { state: 'completed', rating: 'D' } },
      { reference: three, status: 'sold', cee: { state: 'completed', rating: 'B' } },
    ]);
    references.slice(0, 3).forEach(choose);
    press('Comparar las elegidas');
    await screen.findByRole('heading', { name: 'Comparación de 3 viviendas' });
    expect(screen.queryByText('El mejor')).toBeNull();
    expect(cells('Certificado energético Distinto')).toEqual([
      'Calificación energética B · Emisiones C',
      'Calificación energética D',
      'Calificación energética B',
    ]);
    expect(screen.getAllByRole('link', { name: /^Preguntar: / }).map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(new RegExp(`^/viviendas-barcelona-compra/.*/${one}#contact$`)),
      expect.stringMatching(new RegExp(`^/viviendas-barcelona-alquiler/.*/${two}#contact$`)),
    ]);
  });

  it('leaves them out where they cannot be loaded', async () => {
    await compareTwo(() => [503, null]);
    await waitFor(() => {
      expect(screen.queryByRole('rowheader', { name: /^IBI/ })).toBeNull();
    });
    expect(cells('Baños')).toEqual(['2', '2']);
  });

  it('takes four at most', async () => {
    await open(references.map((reference) => ({ reference })));
    references.slice(0, 4).forEach(choose);
    expect(text()).toContain('4 viviendas elegidas. Se comparan hasta 4 a la vez.');
    const fifth = screen.getByRole<HTMLInputElement>('checkbox', { name: `Comparar: ${named(references[4])}` });
    expect(fifth.disabled).toBe(true);
    choose(one);
    expect(fifth.disabled).toBe(false);
  });

  it('opens from its address, with the notes, and drops what is not on the list', async () => {
    addFavourites([one, two]);
    localStorage.setItem(key, JSON.stringify({ [two]: { note: 'Cocina pequeña' } }));
    window.dispatchEvent(new Event('pageshow'));
    answering(() => listOf({ reference: one }, { reference: two }));
    await show(<OwnList language="es" />, {}, `/#compare=${one},${two},MS0116-0009`);
    await screen.findByRole('heading', { name: 'Comparación de 2 viviendas' });
    expect(cells('Su nota')).toEqual(['', 'Cocina pequeña']);
    press('Volver a la lista');
    expect(titles()).toHaveLength(2);
  });

  it('stays a list when the address leaves fewer than two', async () => {
    await open([{ reference: one }, { reference: two }], `/#compare=${one},MS0116-0009`);
    expect(titles()).toHaveLength(2);
    choose(two);
    expect(screen.getByRole('button', { name: 'Comparar las elegidas' })).toBeTruthy();
  });
});

it('says that nothing is kept where the browser does not store it', async () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  const isSaid = () => /(?:se guarda|se queda|guardada)/.test(text());
  answering(() => listOf());
  await show(<OwnList language="es" />);
  expect(isSaid()).toBe(false);
  expect(text()).toContain('Este navegador no permite guardar la lista');
  cleanup();
  await open([{ reference: one }]);
  press(`Añadir una nota: ${named(one)}`);
  expect(text()).toContain('se perderá al cerrar la página. No se envía a nadie.');
  expect(isSaid()).toBe(false);
  cleanup();
  answering(() => [503, null]);
  await show(<OwnList language="es" />);
  await screen.findByText('No hemos podido mostrar sus favoritos');
  expect(isSaid()).toBe(false);
  jest.restoreAllMocks();
});
