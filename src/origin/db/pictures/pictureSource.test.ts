import { isFolderFile, pictureId } from './pictureSource.ts';

it.each(['pictures/home-1/1.avif', 'fotos/salón 2.JPG', 'a/..b/c.webp', 'pictures/100% #1.png'])(
  'takes %s for a file of the folder',
  (url) => {
    expect(isFolderFile(url)).toBe(true);
  },
);

it('a file has one key, however its letters are written', () => {
  expect(pictureId('pictures/salo\u0301n.jpg')).toBe(pictureId('pictures/sal\u00f3n.jpg'));
});

it.each(['../secret.png', '/etc/x.png', 'a/../../x.jpg', 'a/../x.jpg', './x.png', 'c:/x.png', 'a\\..\\x.png', 'a.txt'])(
  'never leaves the folder by %s',
  (url) => {
    expect(isFolderFile(url)).toBe(false);
  },
);
