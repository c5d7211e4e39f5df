import { picturesOf } from './pictureOrigins.ts';

it.each([
  ['/media/1.jpg', true],
  ['data:image/gif;base64,R0lGODlhAQABAAAAACw=', true],
  ['https://cdn.example/1.jpg', true],
  ['//cdn.example/1.jpg', false],
  ['/\\cdn.example/1.jpg', false],
  ['https://cdn.example.evil.example/1.jpg', false],
  ['https://cdn.example@evil.example/1.jpg', false],
  ['http://cdn.example/1.jpg', false],
  ['pictures/1.jpg', false],
  ['javascript:alert(1)', false],
])('%s is shown: %s', (url, shown) => {
  const others: string[] = [];
  const mayShow = picturesOf(['https://cdn.example'], (other) => others.push(other));
  expect(mayShow(url)).toBe(shown);
  expect(others).toEqual(shown ? [] : [url]);
});
