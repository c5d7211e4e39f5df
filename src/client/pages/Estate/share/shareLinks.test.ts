import { shareLink, shareNetworks, type Shared } from './shareLinks.ts';

const shared: Shared = {
  url: 'https://www.example.com/viviendas-barcelona-compra/piso/MS-1',
  title: 'Piso de 84 m² & terraza',
  picture: 'https://www.example.com/media/1.jpg',
};

it.each(shareNetworks)('%s is given the page and its title, both whole', (network) => {
  const link = new URL(shareLink(network, shared));
  const values = [...link.searchParams.values()].join(' ');
  expect(values).toContain(shared.url);
  if (network !== 'facebook') expect(values).toContain(shared.title);
  expect(link.href).not.toContain('+');
});

it('Pinterest gets a picture when there is one', () => {
  expect(shareLink('pinterest', shared)).toContain('media=https%3A%2F%2Fwww.example.com%2Fmedia%2F1.jpg');
  expect(shareLink('pinterest', { ...shared, picture: undefined })).not.toContain('media');
});
