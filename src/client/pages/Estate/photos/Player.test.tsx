/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { inPage } from '../testing.tsx';
import { Player } from './Player.tsx';

const address = 'https://youtu.be/aB3';
const show = async (given: string | undefined) =>
  render(
    await inPage(
      <Player kind="video" address={given} poster={{ url: '/1.jpg', thumbnail: '/thumb-1.jpg', room: 'living' }} />,
    ),
  );

it('sends no request before the click, and names the provider', async () => {
  const { container } = await show(address);
  expect(container.querySelector('iframe')).toBeNull();
  expect(container.textContent).toContain('www.youtube-nocookie.com');
  expect(screen.getByRole('link', { name: 'Ver el vídeo' }).getAttribute('href')).toBe(address);
});

it('plays in place on a click, and moves focus into the player', async () => {
  const { container } = await show(address);
  fireEvent.click(screen.getByRole('link'));
  const frame = container.querySelector('iframe')!;
  expect(frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/aB3');
  expect(frame.title).toBe('Vídeo');
  expect(document.activeElement).toBe(frame);
});

it('leaves a click with a modifier key to the browser', async () => {
  const { container } = await show(address);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  // jsdom cannot follow a link.
  window.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent(screen.getByRole('link'), click);
  expect(container.querySelector('iframe')).toBeNull();
});

it.each([undefined, 'https://elsewhere.example/v'])('has no place for %s', async (given) => {
  expect((await show(given)).container.textContent).toBe('');
});
