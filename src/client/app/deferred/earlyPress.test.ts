/** @jest-environment jsdom */
import { repeatPress, watchPresses } from './earlyPress.ts';

const parts = document.createElement('div');
document.body.append(parts);
parts.innerHTML = `
  <div><button type="button">Next</button><button type="button" popovertarget="x">Menu</button><button>Send</button></div>
  <div><button type="button">Other</button></div>`;
const [part, other] = [...parts.children] as HTMLElement[];
const [next, menu] = [...part!.querySelectorAll('button')];
const onClick = jest.fn();

beforeAll(() => {
  watchPresses();
});
beforeEach(() => {
  next!.click();
  parts.addEventListener('click', onClick);
});
afterEach(() => {
  parts.removeEventListener('click', onClick);
  repeatPress(parts);
  onClick.mockReset();
});

it('repeats the press on a button of a part that is hydrated', () => {
  repeatPress(other!);
  expect(onClick).not.toHaveBeenCalled();
  repeatPress(part!);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect((onClick.mock.calls as [[MouseEvent]])[0][0].target).toBe(next);
});

it.each([
  ['one that opens a popover, which needs no script', () => menu!],
  ['a press elsewhere', () => document.body],
])('does not repeat it after %s', (_, element) => {
  element().click();
  onClick.mockReset();
  repeatPress(part!);
  expect(onClick).not.toHaveBeenCalled();
});
