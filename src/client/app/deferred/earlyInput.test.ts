/** @jest-environment jsdom */
import { repeatInput, watchInput } from './earlyInput.ts';

const parts = document.createElement('div');
document.body.append(parts);
parts.innerHTML = `
  <div><button type="button">Next</button><button type="button" popovertarget="x">Menu</button><button>Send</button></div>
  <div><button type="button">Other</button><select><option>1</option></select></div>`;
const [part, other] = [...parts.children] as HTMLElement[];
const [next, menu] = [...part!.querySelectorAll('button')];
const onClick = jest.fn();

beforeAll(() => {
  watchInput();
});
beforeEach(() => {
  next!.click();
  parts.addEventListener('click', onClick);
});
afterEach(() => {
  parts.removeEventListener('click', onClick);
  repeatInput(parts);
  onClick.mockReset();
});

it('repeats the press on a button of a part that is hydrated', () => {
  repeatInput(other!);
  expect(onClick).not.toHaveBeenCalled();
  repeatInput(part!);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect((onClick.mock.calls as [[MouseEvent]])[0][0].target).toBe(next);
  repeatInput(part!);
  expect(onClick).toHaveBeenCalledTimes(1);
});

it.each([
  ['one that opens a popover, which needs no script', () => menu!],
  ['a press elsewhere', () => document.body],
])('does not repeat it after %s', (_, element) => {
  element().click();
  onClick.mockReset();
  repeatInput(part!);
  expect(onClick).not.toHaveBeenCalled();
});

it('repeats the press on a link, in the part that is rendered in its place too, and none that its script answered', () => {
  const link = '<a href="#x" data-repeated="area">Ask</a>';
  const early = document.createElement('div');
  parts.append(early);
  early.innerHTML = link;
  early.querySelector('a')!.click();
  onClick.mockReset();
  early.innerHTML = `<a href="#x" data-repeated="year">Ask</a>${link}`;
  repeatInput(early);
  expect((onClick.mock.calls as [[MouseEvent]])[0][0].target).toBe(early.lastElementChild);

  early.dataset.hydrated = '';
  (early.lastElementChild as HTMLElement).click();
  onClick.mockReset();
  repeatInput(early);
  expect(onClick).not.toHaveBeenCalled();
  early.remove();
});

it('repeats a choice in a select', () => {
  const select = other!.querySelector('select')!;
  const onChange = jest.fn();
  select.dispatchEvent(new Event('change', { bubbles: true }));
  other!.addEventListener('change', onChange);
  repeatInput(part!);
  expect(onChange).not.toHaveBeenCalled();
  repeatInput(other!);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect((onChange.mock.calls as [[Event]])[0][0].target).toBe(select);
});
