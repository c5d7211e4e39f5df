import { mailLink, messagingLink, phoneLink } from './contactLinks.ts';

it('a phone link contains the number without its formatting', () => {
  expect(phoneLink('+34 600 123-456')).toBe('tel:+34600123456');
  expect(phoneLink('600 123 456')).toBe('tel:600123456');
  for (const text of ['ext. 5', '12', '612 345 678 / 932 111 222', 'preguntar por Ana'])
    expect(phoneLink(text)).toBeUndefined();
});

it('a mail link encodes its subject as one value', () => {
  expect(mailLink('ana@vencejo.example')).toBe('mailto:ana@vencejo.example');
  expect(mailLink('ana@vencejo.example', 'Piso & ático')).toBe(
    'mailto:ana@vencejo.example?subject=Piso%20%26%20%C3%A1tico',
  );
});

it('WhatsApp links exist for mobile and foreign numbers, and not for landlines', () => {
  expect(messagingLink('+34600123456', 'Hola, Ana')).toBe('https://wa.me/34600123456?text=Hola%2C%20Ana');
  expect(messagingLink('+351912345678', 'x')).toBe('https://wa.me/351912345678?text=x');
  for (const phone of ['+34932345678', '+34800123456', '600123456', 'ext. 5'])
    expect(messagingLink(phone, 'x')).toBeUndefined();
});
