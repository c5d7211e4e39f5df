import { shownUrl } from './shownUrl.ts';

test.each([
  ['https://user:s3cretpw@crm.example:8443/1.jpg?key=abc#x', 'https://crm.example:8443/1.jpg'],
  ['http://crm.example/a b.jpg', 'http://crm.example/a%20b.jpg'],
  ['htp//user:pw@crm.example/1.jpg?key=abc', 'htp//crm.example/1.jpg'],
  ['ftp://user:pw@crm.example/1.jpg', 'ftp://crm.example/1.jpg'],
  ['pictures/home/1.avif', 'pictures/home/1.avif'],
])('%s is shown as %s', (address, shown) => {
  expect(shownUrl(address)).toBe(shown);
});
