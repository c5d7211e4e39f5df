/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { inPage } from '../testing.tsx';
import { Gallery } from './Gallery.tsx';
import type { Photo } from '#shared/views/estate/toPhotos.ts';

/** Of what is observed: that it has another size. */
let resize = () => {};
window.ResizeObserver = class {
  constructor(tell: ResizeObserverCallback) {
    resize = () => {
      tell([], this);
    };
  }
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

const photos: Photo[] = [
  { url: '/1.jpg', thumbnail: '/thumb-1.jpg', room: 'living' },
  { url: '/2.jpg', thumbnail: '/thumb-2.jpg', room: 'kitchen', alt: 'Cocina con isla' },
  { url: '/3.jpg', thumbnail: '/thumb-3.jpg', room: '29' },
];

const plans: Photo[] = [{ url: '/p.jpg', thumbnail: '/thumb-p.jpg', room: 'plan' }];

async function open(first: number, more: Photo[] = []) {
  const onClose = jest.fn();
  render(await inPage(<Gallery photos={photos} plans={more} first={first} opened onClose={onClose} />));
  return { onClose, dialog: await screen.findByRole('dialog') };
}

const counter = (text: string) => expect(screen.getByText(text)).toBeTruthy();

it('opens at the selected picture and shows its number', async () => {
  await open(1);
  counter('2 de 3');
  expect(screen.getByText('Cocina')).toBeTruthy();
  expect(screen.getByText('Cocina con isla')).toBeTruthy();
});

it('moves with the arrow keys and stops at both ends', async () => {
  const { dialog } = await open(1);
  fireEvent.keyDown(dialog.firstElementChild!, { key: 'ArrowRight' });
  counter('3 de 3');
  expect(screen.getByText('Vestidor')).toBeTruthy();
  fireEvent.keyDown(dialog.firstElementChild!, { key: 'ArrowRight' });
  counter('3 de 3');
  fireEvent.keyDown(dialog.firstElementChild!, { key: 'Home' });
  counter('1 de 3');
  fireEvent.keyDown(dialog.firstElementChild!, { key: 'ArrowLeft' });
  counter('1 de 3');
  fireEvent.keyDown(dialog.firstElementChild!, { key: 'End' });
  counter('3 de 3');
});

it('moves with a key that is pressed before the dialog has the focus', async () => {
  await open(0);
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  counter('2 de 3');
});

it('moves with its buttons, which are disabled at the ends', async () => {
  await open(1);
  const next = screen.getByRole('button', { name: 'Imagen siguiente' });
  expect(next.getAttribute('aria-disabled')).toBe('false');
  fireEvent.click(next);
  counter('3 de 3');
  expect(next.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(next);
  counter('3 de 3');
});

it('fetches two pictures ahead in the direction of the last turn', async () => {
  const { dialog } = await open(0, plans);
  const fetched = () =>
    [...dialog.querySelectorAll<HTMLImageElement>('img:not([alt=""])')].map(
      (image) => image.getAttribute('loading') !== 'lazy',
    );
  expect(fetched()).toEqual([true, true, false, false]);
  // The thumbnails at once.
  expect(dialog.querySelectorAll('img[alt=""][loading="lazy"]')).toHaveLength(0);
  fireEvent.keyDown(dialog.firstElementChild!, { key: 'ArrowRight' });
  expect(fetched()).toEqual([true, true, true, true]);
  fireEvent.keyDown(dialog.firstElementChild!, { key: 'End' });
  expect(fetched()).toEqual([false, false, true, true]);
  fireEvent.keyDown(dialog.firstElementChild!, { key: 'ArrowLeft' });
  expect(fetched()).toEqual([true, true, true, true]);
});

it('closes with its button', async () => {
  const { onClose } = await open(0);
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar la galería' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('shows what the page has fetched of a photo until the large one is here', async () => {
  const page = document.body.appendChild(document.createElement('ul'));
  page.id = 'photos';
  page.innerHTML = '<li><img></li><li><img></li>';
  const fetched = page.querySelectorAll('img')[1]!;
  Object.defineProperties(fetched, {
    naturalWidth: { value: 800 },
    currentSrc: { value: 'http://localhost/2-800.jpg' },
  });
  const { dialog } = await open(1);
  page.remove();
  expect(
    [...dialog.querySelectorAll<HTMLImageElement>('img:not([alt=""])')].map(({ style }) => style.backgroundImage),
  ).toEqual(['', 'url("http://localhost/2-800.jpg")', '']);
});

it('counts photos as photos and plans as plans, as the page does', async () => {
  const { dialog } = await open(2, plans);
  counter('3 de 3');
  fireEvent.keyDown(dialog.firstElementChild!, { key: 'ArrowRight' });
  counter('1 de 1');
  expect(screen.getByText('Plano')).toBeTruthy();
  expect([...dialog.querySelectorAll<HTMLImageElement>('img:not([alt=""])')].map(({ alt }) => alt)).toEqual([
    'Salón, imagen 1 de 3',
    'Cocina con isla',
    'Vestidor, imagen 3 de 3',
    'Plano, imagen 1 de 1',
  ]);
});

it('shows the picture whose thumbnail is pressed', async () => {
  await open(0, plans);
  const thumbnails = screen.getAllByRole('button', { name: /imagen \d de|isla/ });
  expect(thumbnails).toHaveLength(4);
  expect(thumbnails.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
  thumbnails[1]!.focus();
  fireEvent.click(thumbnails[1]!);
  counter('2 de 3');
  expect(thumbnails.map((each) => each.getAttribute('aria-current'))).toEqual(['false', 'true', 'false', 'false']);
  fireEvent.keyDown(thumbnails[1]!, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(thumbnails[2]);
});

it('keeps the thumbnail of the picture in sight where the strip has been hidden or has another width', async () => {
  await open(2, plans);
  const strip = screen.getByRole('list', { name: 'Miniaturas' });
  Object.defineProperty(strip.querySelectorAll('button')[2]!, 'offsetLeft', { value: 400 });
  strip.scrollLeft = 0;
  resize();
  expect(strip.scrollLeft).toBe(400);
});

it('shows square thumbnails in its strip, and the pictures themselves where there are none', async () => {
  await open(0, plans);
  const sources = () =>
    [...screen.getByRole('list', { name: 'Miniaturas' }).querySelectorAll('img')].map((image) =>
      image.getAttribute('src'),
    );
  expect(sources()).toEqual(['/thumb-1.jpg', '/thumb-2.jpg', '/thumb-3.jpg', '/thumb-p.jpg']);
  fireEvent.error(screen.getByRole('list', { name: 'Miniaturas' }).querySelector('img')!);
  expect(sources()).toEqual(['/1.jpg', '/2.jpg', '/3.jpg', '/p.jpg']);
});

describe('enlarging', () => {
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 360, 740));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const picture = (dialog: HTMLElement, index: number) =>
    dialog.querySelectorAll<HTMLImageElement>('img:not([alt=""])')[index]!;

  it('is done by a button; the next picture is whole again', async () => {
    const { dialog } = await open(0);
    const button = screen.getByRole('button', { name: 'Ampliar la imagen' });
    fireEvent.click(button);
    expect(picture(dialog, 0).style.transform).toContain('scale(2)');
    expect(button.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Imagen siguiente' }));
    expect(picture(dialog, 0).style.transform).toBe('');
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });

  it('is done by keys; the arrows move an enlarged picture', async () => {
    const { dialog } = await open(0);
    fireEvent.keyDown(dialog.firstElementChild!, { key: '+' });
    expect(picture(dialog, 0).style.transform).toContain('scale(1.5)');
    fireEvent.keyDown(dialog.firstElementChild!, { key: 'ArrowRight' });
    counter('1 de 3');
    fireEvent.keyDown(dialog.firstElementChild!, { key: '-' });
    fireEvent.keyDown(dialog.firstElementChild!, { key: 'ArrowRight' });
    counter('2 de 3');
  });

  it('is done by two fingers, and by two taps', async () => {
    const { dialog } = await open(0);
    const image = picture(dialog, 0);
    const at = (clientX: number) => ({ clientX, clientY: 0 });
    fireEvent.touchStart(image, { touches: [at(-50), at(50)] });
    fireEvent.touchMove(image, { touches: [at(-150), at(150)] });
    expect(image.style.transform).toContain('scale(3)');
    fireEvent.touchEnd(image, { touches: [], changedTouches: [at(150)] });
    const tap = () => {
      fireEvent.touchStart(image, { touches: [at(0)] });
      fireEvent.touchEnd(image, { touches: [], changedTouches: [at(0)] });
    };
    tap();
    expect(image.style.transform).toContain('scale(3)');
    tap();
    expect(image.style.transform).toBe('');
  });
});

it('restores the focus when it closes', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const gallery = (opened: boolean) => (
    <Gallery photos={photos} plans={[]} first={0} opened={opened} onClose={() => {}} />
  );
  const { rerender } = render(await inPage(gallery(true)));
  const close = await screen.findByRole('button', { name: 'Cerrar la galería' });
  await waitFor(() => {
    expect(document.activeElement).toBe(close);
  });
  rerender(await inPage(gallery(false)));
  await waitFor(() => {
    expect(document.activeElement).toBe(opener);
  });
  opener.remove();
});

it('writes no style element, which the content security policy forbids', async () => {
  await open(0);
  expect(document.querySelector('style')).toBeNull();
});

it('shows all pictures small when asked to, where keys turn none, and the chosen one large', async () => {
  const { dialog } = await open(1, plans);
  const grid = screen.getByRole('button', { name: 'Ver todas las imágenes' });
  fireEvent.click(grid);
  expect(grid.getAttribute('aria-pressed')).toBe('true');
  const list = screen.getByRole('list', { name: 'Ver todas las imágenes' });
  expect(within(list).getAllByRole('button')).toHaveLength(4);
  fireEvent.keyDown(dialog.firstElementChild!, { key: 'ArrowRight' });
  expect(screen.queryByRole('button', { name: 'Imagen siguiente' })).toBeNull();
  fireEvent.click(within(list).getAllByRole('button')[2]!);
  counter('3 de 3');
});

it('has tabs for photos, plans and the map, as far as there are any', async () => {
  await open(0, plans);
  const tabs = screen.getByRole('group', { name: 'Qué se muestra' });
  expect(
    within(tabs)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Fotos 3', 'Planos 1']);
  fireEvent.click(within(tabs).getByRole('button', { name: 'Planos 1' }));
  counter('1 de 1');
  expect(within(tabs).getByRole('button', { name: 'Planos 1', pressed: true })).toBeTruthy();
  fireEvent.click(within(tabs).getByRole('button', { name: 'Fotos 3' }));
  counter('1 de 3');
  cleanup();
  await open(0);
  expect(screen.queryByRole('group', { name: 'Qué se muestra' })).toBeNull();
});
