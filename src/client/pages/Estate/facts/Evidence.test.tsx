/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { languages } from '#shared/i18n/languages.ts';
import type { VisitorFinding } from '#shared/domain/evidence/VisitorFinding.ts';
import { viewOf } from '#tests/fakes/estateView.ts';
import { keepDraft, readDraft } from '../../../forms/formDraft.ts';
import { inPage } from '../testing.tsx';
import { Evidence } from './Evidence.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  location.hash = '';
});

const differs: VisitorFinding = {
  ...{ name: 'registeredPlot', is: 'differs' },
  values: { stated: 1_200, found: 900.5, source: 'Catastro', date: '2026-05-12' },
};
const estate = { ...viewOf(), evidence: [differs] };
const question = /^Sobre el anuncio MS0116-3310, la web indica: «Catastro: parcela de 900,5.m²\. Anuncio: 1\.200.m²»\./;
const draftMessage = () => readDraft('enquiry')?.values.message;

it.each([
  ['where nothing was typed', undefined, question],
  [
    'below what was typed',
    { about: 'information:MS0116-3310', values: { message: 'Hola' } },
    /^Hola\n\nSobre el anuncio/,
  ],
  ['instead of what was typed of another home', { about: 'information:X-1', values: { message: 'Hola' } }, question],
])('writes the question into the enquiry when it is asked for, once: %s', async (_, draft, message) => {
  if (draft) keepDraft('enquiry', draft);
  render(await inPage(<Evidence estate={estate} isPrivate={false} />));
  expect(draftMessage()).toBe(draft?.values.message);
  const link = screen.getByRole('link', { name: /^Preguntar por esto: Catastro/ });
  expect(link.getAttribute('href')).toBe('#contact');
  fireEvent.click(link);
  const asked = draftMessage();
  expect(asked).toMatch(message);
  fireEvent.click(link);
  expect(draftMessage()).toBe(asked);
});

it.each(languages)('says each line in words, its sign too, without blanks: %s', async (language) => {
  render(await inPage(<Evidence estate={estate} isPrivate={false} />, language));
  const line = screen.getByRole('listitem');
  expect(line.textContent).toMatch(/Catastro.*\d.*m².*\d.*m²/);
  expect(line.textContent).not.toMatch(/\{\{|undefined|line\./);
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/\p{L}{3}/u);
});

it('leaves out what it has no words for, which a site of another version may send', async () => {
  const unknown: VisitorFinding = { name: 'later', is: 'agrees', values: {} };
  render(await inPage(<Evidence estate={{ ...estate, evidence: [differs, unknown] }} isPrivate />));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
});

it.each(['sold', 'rented'])('is nothing of what is %s', async (status) => {
  const { container } = render(await inPage(<Evidence estate={{ ...estate, status }} isPrivate={false} />));
  expect(container.textContent).toBe('');
});
