import { formatForeignPhone } from './formatForeignPhone.ts';

it.each([
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+442079460000', '+44 20 7946 0000'],
  ['+4915112345678', '+49 1511 2345678'],
  ['+12125550123', '+1 212 555 0123'],
  ['+37612345678', '+376 1234 5678'],
])('%s is written as its country does: %s', (phone, text) => {
  expect(formatForeignPhone(phone)).toBe(text);
});

it.each(['+34600123456', '+34932345678', '600 123 456', 'ext. 5', '+999999999999'])('%s is left as it is', (phone) => {
  expect(formatForeignPhone(phone)).toBe(phone);
});
