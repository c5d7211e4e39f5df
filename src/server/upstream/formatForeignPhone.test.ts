import { toAgent } from '#shared/api/agent.ts';
import { toEstate } from '#shared/api/estate.ts';
import { formatPhonesBy } from '#shared/contract/phone.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
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

it('phones of answers are written so once the server has said so', () => {
  const agent = { id: '1', slug: 'ana', full_name: 'Ana', phone: '+33612345678' };
  const phones = () => [toAgent(agent).phone, toEstate({ ...fakeEstate(), agent }).agent?.phone];
  expect(phones()).toEqual(['+33612345678', '+33612345678']);
  formatPhonesBy(formatForeignPhone);
  expect(phones()).toEqual(['+33 6 12 34 56 78', '+33 6 12 34 56 78']);
});
