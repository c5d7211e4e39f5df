import type { MediaDto } from '#shared/contract/estate.ts';
import { imageSizes, imageWidths } from '#shared/domain/images.ts';
import { packMedia, unpackMedia } from './imageSizes.ts';

const named = (url: string, dimensions: MediaDto['dimensions']): MediaDto => ({
  type: 'image',
  web_cover: false,
  url,
  dimensions,
  description_category: 'living',
});

const urls = (urlOf: (width: number) => string): MediaDto['dimensions'] =>
  Object.fromEntries(imageSizes.map((size) => [size, urlOf(imageWidths[size])]));

describe('packed pictures', () => {
  it('store one ending for URLs by width that follow the plain URL', () => {
    const item = named(
      '/media/1400/1-living-1400.jpg',
      urls((width) => `/media/1400/1-living-${width}.webp`),
    );
    expect(packMedia(item).dimensions).toBe('.webp');
    expect(unpackMedia(packMedia(item))).toEqual(item);
    expect(packMedia(packMedia(item))).toEqual(packMedia(item));
  });

  it.each([
    ['another beginning', '/a/1-1400.jpg', urls((width) => `/b/1-${width}.webp`)],
    ['no width in the plain URL', '/a/1.jpg', urls((width) => `/a/1-${width}.jpg`)],
    ['some sizes only', '/a/1-1400.jpg', { xs: '/a/1-160.webp', sm: '/a/1-420.webp' }],
    ['one ending of its own', '/a/1-1400.jpg', { ...urls((width) => `/a/1-${width}.webp`), xl: '/a/1-1400.jpg' }],
    ['none', '/a/1-1400.jpg', {}],
  ])('keep other URLs as they are: %s', (_, url, dimensions) => {
    const item = named(url, dimensions);
    expect(packMedia(item)).toEqual(item);
    expect(unpackMedia(packMedia(item))).toEqual(item);
  });
});
