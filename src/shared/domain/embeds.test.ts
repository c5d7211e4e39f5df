import { embedOf, frameOrigins } from './embeds.ts';

const own = ['https://tour.vencejo.example'];

it.each([
  ['https://www.youtube.com/watch?v=aB3-_x', 'https://www.youtube-nocookie.com/embed/aB3-_x'],
  ['https://youtu.be/aB3-_x?t=4', 'https://www.youtube-nocookie.com/embed/aB3-_x'],
  ['https://m.youtube.com/shorts/aB3', 'https://www.youtube-nocookie.com/embed/aB3'],
  ['https://vimeo.com/123', 'https://player.vimeo.com/video/123?dnt=1'],
  ['https://youtube.com/embed/aB3?si=x&autoplay=1', 'https://www.youtube-nocookie.com/embed/aB3'],
  ['https://youtube.com/live/aB3/?feature=share', 'https://www.youtube-nocookie.com/embed/aB3'],
  ['http://www.youtube.com/v/aB3', 'https://www.youtube-nocookie.com/embed/aB3'],
  ['https://vimeo.com/123/0aF9', 'https://player.vimeo.com/video/123?h=0aF9&dnt=1'],
  ['https://vimeo.com/123/0af9/?share=copy#t=3', 'https://player.vimeo.com/video/123?h=0af9&dnt=1'],
  ['https://vimeo.com/123?h=0af9&autoplay=1', 'https://player.vimeo.com/video/123?h=0af9&dnt=1'],
  ['https://player.vimeo.com/video/123?autoplay=1&h=0af9', 'https://player.vimeo.com/video/123?h=0af9&dnt=1'],
  ['https://player.vimeo.com/video/123?h=%22onload', 'https://player.vimeo.com/video/123?dnt=1'],
  ['https://vimeo.com/channels/homes/123', 'https://player.vimeo.com/video/123?dnt=1'],
  ['https://player.vimeo.com/video/123', 'https://player.vimeo.com/video/123?dnt=1'],
  ['https://my.matterport.com/show/?m=Ab12&play=1', 'https://my.matterport.com/show/?m=Ab12'],
  ['https://tour.vencejo.example/MS0116-1', 'https://tour.vencejo.example/MS0116-1'],
])('%s is played by %s, from an origin that frames may show', (address, src) => {
  const embed = embedOf(address, own);
  expect(embed).toEqual({ src, host: new URL(src).hostname });
  expect(frameOrigins(own)).toContain(new URL(src).origin);
});

it.each([
  'https://elsewhere.example/tour',
  'http://tour.vencejo.example/x',
  'https://youtube.com.evil.example/watch?v=a',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/watch?v=a"onload=',
  'https://vimeo.com/user',
  'https://my.matterport.com/show/',
  'javascript:alert(1)',
  'nonsense',
])('%s stays a link', (address) => {
  expect(embedOf(address, own)).toBeNull();
});
