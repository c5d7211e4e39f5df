import { openNetworkFolder } from '#config/network/folder.ts';
import { readMagazine } from '#origin/folder/readMagazine.ts';
import { articleOf } from './article.ts';

const { articles } = readMagazine(openNetworkFolder('networks/vencejo'));

/** The number and the subject in the name of each article's picture. */
const posts = articles.map(({ image, slug }) => [Number(/\/posts\/(\d+)-/.exec(image!.url)![1]), slug] as const);

describe('the pictures of articles', () => {
  it('shows each article what it is about, no picture twice', () => {
    expect(new Set(posts.map(([number, slug]) => articleOf(number, slug).draw)).size).toBe(posts.length);
  });

  it('has a picture for a post that speaks of none of this', () => {
    expect(articleOf(3, '').draw).toBe(articleOf(18, 'otra-cosa').draw);
  });
});
