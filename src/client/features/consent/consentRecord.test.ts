/** @jest-environment jsdom */
import { consentVersionOf, type OptionalServices } from '#shared/domain/optionalServices.ts';
import { currentConsent, saveConsent, subscribeToConsent } from './consentRecord.ts';

const version = '1 analytics=stats.example';
const decided = Date.parse('2026-01-31T10:00:00Z');
const save = (...categories: ('analytics' | 'marketing')[]) => {
  saveConsent(categories, { version, language: 'ca', now: decided });
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('is stored with version, categories, time and language (docs/product.md#compliance)', () => {
  save('marketing', 'analytics');
  expect(JSON.parse(localStorage.getItem('consent')!)).toEqual({
    version,
    categories: ['necessary', 'analytics', 'marketing'],
    time: '2026-01-31T10:00:00.000Z',
    language: 'ca',
  });
  save();
  expect(currentConsent(version, decided)!.categories).toEqual(['necessary']);
});

it.each([
  ['2026-01-31T10:00:00Z', true],
  ['2028-01-31T09:59:59Z', true],
  ['2028-01-31T10:00:00Z', false],
  ['2026-01-31T09:59:59Z', false],
])('at %s it holds: %s', (now, holds) => {
  save('analytics');
  expect(currentConsent(version, Date.parse(now)) !== null).toBe(holds);
});

it('is asked for again when the texts or the recipients change', () => {
  const matomo = (url: string): OptionalServices => ({ analytics: { kind: 'matomo', url, site: 1 } });
  const services = matomo('https://stats.example/');
  saveConsent(['analytics'], { version: consentVersionOf(services), language: 'es', now: decided });
  expect(currentConsent(consentVersionOf(services), decided)).not.toBeNull();
  expect(currentConsent(consentVersionOf(matomo('https://other.example/')), decided)).toBeNull();
  const withTag = {
    ...services,
    marketing: { kind: 'tag', script: 'https://a.example/t.js', origins: [], cookies: [] },
  };
  expect(currentConsent(consentVersionOf(withTag as OptionalServices), decided)).toBeNull();
});

it.each([
  '',
  '{',
  'null',
  '[]',
  '{"version":"1 analytics=stats.example"}',
  JSON.stringify({ version, categories: [] }),
])('is missing where %j is stored', (text) => {
  localStorage.setItem('consent', text);
  expect(currentConsent(version, decided)).toBeNull();
});

it('reports a decision here and in another tab, as the same object until it changes', () => {
  const listener = jest.fn();
  const end = subscribeToConsent(listener);
  save('analytics');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(currentConsent(version, decided)).toBe(currentConsent(version, decided));
  localStorage.removeItem('consent');
  dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(currentConsent(version, decided)).toBeNull();
  end();
});

it('lasts as long as the document where the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  save('analytics');
  expect(localStorage).toHaveLength(0);
  expect(currentConsent(version, decided)!.categories).toEqual(['necessary', 'analytics']);
});
