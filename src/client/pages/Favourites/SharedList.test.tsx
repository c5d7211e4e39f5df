/** @jest-environment jsdom */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { toEstate } from '#shared/api/estate.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { toEstateCard } from '#shared/views/estateCard/toEstateCard.ts';
import { addFavourites, favourites } from '../../features/favourites/favourites.ts';
import { SharedList } from './SharedList.tsx';
import { forgetAll, show } from './testing.tsx';

const [one, two] = ['MS0116-0001', 'MS0116-0002'];
const cards = [one, two].map((reference) => toEstateCard(toEstate(fakeEstate({ reference })), 'es'));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(forgetAll);
afterEach(cleanup);

it('is added to the visitor’s own list on request only, after the estates already on it', async () => {
  addFavourites(['B-1', two]);
  await show(<SharedList estates={cards} keys={[one, two]} />);
  expect(favourites()).toEqual(['B-1', two]);
  fireEvent.click(button('Guardarlas todas en mis favoritos'));
  expect(favourites()).toEqual([one, 'B-1', two]);
  // The same button, which keeps the focus.
  fireEvent.click(button('Guardadas en sus favoritos'));
  expect(favourites()).toEqual([one, 'B-1', two]);
  expect(screen.getByRole('link', { name: 'Ver mis favoritos' }).getAttribute('href')).toBe('/favoritos');
});

it('removes nothing from a list that has no room', async () => {
  const own = Array.from({ length: 47 }, (_, index) => `B-${index}`);
  addFavourites(own);
  await show(<SharedList estates={cards} keys={[one, two]} />);
  expect(button('Guardarlas todas en mis favoritos').disabled).toBe(true);
  expect(document.body.textContent).toContain('su lista admite 48 viviendas');
  fireEvent.click(button('Guardar en favoritos: Piso en Gràcia MS0116-0001'));
  expect(favourites()).toEqual([one, ...own]);
});

it('names the estates that are no longer published, and shows a text when all are', async () => {
  await show(<SharedList estates={cards.slice(0, 1)} keys={[one, two]} />);
  expect(document.body.textContent).toContain(`1 vivienda ya no está publicada.`);
  expect(screen.queryByRole('button', { name: 'Quitar de la lista' })).toBeNull();
  cleanup();
  await show(<SharedList estates={[]} keys={[one, two]} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Estas viviendas ya no están publicadas');
  expect(document.body.textContent).toContain(`${one}, ${two}`);
});
