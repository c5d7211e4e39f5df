import { posts } from '#demo/editorial/posts.ts';
import { articleOf } from './article.ts';

describe('the pictures of articles', () => {
  it('shows each post of the home page what it is about, no picture twice', () => {
    const shown = posts.slice(0, 10);
    expect(new Set(shown.map(({ slug }, index) => articleOf(index + 1, slug).draw)).size).toBe(shown.length);
  });

  it('has a picture for a post that speaks of none of this', () => {
    expect(articleOf(3, '').draw).toBe(articleOf(13, 'otra-cosa').draw);
  });
});
