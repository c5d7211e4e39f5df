import { posts } from '#demo/editorial/posts.ts';
import { articleOf } from './article.ts';

describe('the pictures of articles', () => {
  it('shows each article what it is about, no picture twice', () => {
    expect(new Set(posts.map(({ slug }, index) => articleOf(index + 1, slug).draw)).size).toBe(posts.length);
  });

  it('has a picture for a post that speaks of none of this', () => {
    expect(articleOf(3, '').draw).toBe(articleOf(18, 'otra-cosa').draw);
  });
});
