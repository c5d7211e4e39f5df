/** @jest-environment jsdom */
import { savedLanguage, saveLanguage } from './savedLanguage.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('is the language chosen last, stored as `language` (docs/product.md#language-change)', () => {
  expect(savedLanguage()).toBeUndefined();
  saveLanguage('ca');
  saveLanguage('en');
  expect(savedLanguage()).toBe('en');
  expect({ ...localStorage }).toEqual({ language: 'en' });
});

it.each(['', 'pt', 'ES', '"ca"', 'toString'])('is none where %j is kept', (value) => {
  localStorage.setItem('language', value);
  expect(savedLanguage()).toBeUndefined();
});

it.each(['switched off', 'full'])('is none, and no error, where storage is %s', (why) => {
  const refuse = () => {
    throw new DOMException(why, 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  if (why === 'switched off') jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  saveLanguage('ca');
  expect(savedLanguage()).toBeUndefined();
});
