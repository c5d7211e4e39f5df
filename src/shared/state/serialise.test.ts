import { serialiseState } from './serialise.ts';

it('lets no text close the element or open a comment, and loses nothing', () => {
  const state = { title: '</script><script>alert(1)</script><!-- & \u2028\u2029 ]]>' };
  const text = serialiseState(state);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(state);
});
