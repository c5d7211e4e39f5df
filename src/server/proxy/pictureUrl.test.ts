import { pictureUrl } from './pictureUrl.ts';

const picture = `/media/pictures/${'0a'.repeat(16)}`;

it.each([
  [{ 'save-data': 'on' }, '-1400.webp', '-800.webp'],
  [{ ect: '3g' }, '-1920.webp', '-1400.webp'],
  [{ 'save-data': 'on' }, '-420.webp', '-420.webp'],
  [{ 'save-data': 'on' }, '-1400.jpg', '-1400.jpg'],
  [{ ect: '4g' }, '-1400.webp', '-1400.webp'],
  [{}, '-1400.webp', '-1400.webp'],
])('to %j %s is %s', (headers, asked, answered) => {
  expect(pictureUrl({ originalUrl: picture + asked, headers })).toBe(picture + answered);
});

it('leaves pictures of others as they are', () => {
  const originalUrl = '/media/2026/piso-1400.webp';
  expect(pictureUrl({ originalUrl, headers: { 'save-data': 'on' } })).toBe(originalUrl);
});
