/** @jest-environment jsdom */
import { watchContacts } from './watchContacts.ts';

let sent: string[];
let listeners: AbortController;

beforeEach(() => {
  sent = [];
  listeners = new AbortController();
  const add = document.addEventListener.bind(document);
  // A listener of one test would hear the next one's presses.
  jest
    .spyOn(document, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
      add(type, listener, { capture: true, signal: listeners.signal });
    });
  Object.assign(navigator, { sendBeacon: (url: string, words: string) => sent.push(`${url} ${words}`) > 0 });
  document.body.innerHTML = `
    <article id="page">
      <a href="tel:+34600123456">Llamar</a><a href="https://wa.me/?text=x">Compartir</a>
      <article id="card"><h3><a href="/viviendas-barcelona-compra/piso/AB-2">Piso</a></h3>
        <p data-key="AB-2"><a href="https://wa.me/34600123456">Escribir</a></p></article>
      <article id="agent"><h3><a href="/agentes/nuria-vidal">Núria Vidal</a></h3><a href="tel:+34600654321">Llamar</a></article>
    </article>
    <footer><a href="tel:+34900000000">Oficina</a></footer>`;
  document.body.addEventListener('click', (event) => {
    event.preventDefault();
  });
  watchContacts();
});

afterEach(() => {
  listeners.abort();
  jest.restoreAllMocks();
});

const press = (selector: string) => {
  document.querySelector<HTMLElement>(selector)!.click();
};

it('tells of calls and chats, of the page’s listing or of the card’s, and of no other number', () => {
  for (const selector of ['[href^=tel]', '[href*="?text"]', 'footer a']) press(selector);
  press('#card a[href*=wa]');
  expect(sent).toEqual(['/seen contacts', '/seen contacts AB-2']);
});

it('takes no agent for a listing', () => {
  press('#agent a[href^=tel]');
  expect(sent).toEqual(['/seen contacts']);
});
